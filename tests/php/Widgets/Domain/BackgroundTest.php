<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Widgets\Domain;

use Closure;
use Gazetteer\Tests\Check;
use Gazetteer\Widgets\Domain\Background;

final class BackgroundTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'the image is in an attribute, so that the browser does not fetch it yet' => static fn () => Check::same(
            "--gz-background:url('https://a.test/1.jpg');background-position:center;background-size:cover;background-repeat:no-repeat",
            (new Background('https://a.test/1.jpg'))->css(),
        );
        yield 'the overlay is above the image' => static fn () => Check::same(
            true,
            str_starts_with(
                (new Background('https://a.test/1.jpg', overlay: 40))->css(),
                "--gz-background:linear-gradient(rgb(0 0 0 / 40%), rgb(0 0 0 / 40%)), url('https://a.test/1.jpg');",
            ),
        );
        yield 'a background without an image has no style' => static fn () => Check::same('min-block-size:300px', (new Background('', overlay: 40, height: 300))->css());
        yield 'a URL cannot close its url() function' => static fn () => Check::same(
            "--gz-background:url('https://a.test/%27%29;color:red;x:%28%22%5C%20%3Cb%3E')",
            explode(';background-position', (new Background("https://a.test/');color:red;x:(\"\\ <b>\n"))->css())[0],
        );
    }
}
