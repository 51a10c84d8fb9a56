<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Widgets\Domain;

use Closure;
use Gazetteer\Tests\Check;
use Gazetteer\Widgets\Domain\InlineStyle;

final class InlineStyleTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $moved = [
            'moves a quoted address and keeps the rest' => [
                "background-image:url('https://a.test/1.jpg');background-size:cover;",
                "--gz-background:url('https://a.test/1.jpg');background-size:cover",
            ],
            'moves an address without quotes' => [
                'background-position:50% 50%;background-image:url(https://a.test/c.jpg)',
                'background-position:50% 50%;--gz-background:url(https://a.test/c.jpg)',
            ],
            'is not confused by semicolons and brackets in quotes' => [
                'content:";x)";background-image: url( "a;b(1).jpg" ) ;color:red',
                'content:";x)";--gz-background:url( "a;b(1).jpg" );color:red',
            ],
            'reads upper case' => ['BACKGROUND-IMAGE:URL(a.jpg)', '--gz-background:URL(a.jpg)'],
        ];
        foreach ($moved as $says => [$style, $expected]) {
            yield $says => static fn () => Check::same($expected, (new InlineStyle($style))->withBackgroundIn('--gz-background'));
        }

        $left = [
            'leaves a style without a background alone' => 'color:red',
            'leaves an empty style alone' => '',
            'leaves a gradient over an image alone' => 'background-image:linear-gradient(red,blue),url(a.jpg)',
            'leaves a gradient alone' => 'background-image:linear-gradient(red,blue)',
            'leaves two images alone' => 'background-image:url(a.jpg),url(b.jpg)',
            'leaves a declaration that is repeated alone' => 'background-image:url(a.jpg);background-image:url(b.jpg)',
            'leaves the shorthand alone' => 'background:url(a.jpg) no-repeat',
            'leaves an image beside the shorthand alone' => 'background:red;background-image:url(a.jpg)',
            'leaves an important image alone' => 'background-image:url(a.jpg)!important',
            'leaves an image inside the page alone' => 'background-image:url(data:image/png;base64,AAAA)',
            'leaves an image set alone' => 'background-image:image-set(url(a.jpg) 1x)',
            'leaves a variable alone' => 'background-image:var(--x)',
            'leaves an escaped address alone' => "background-image:url('a\\'b.jpg')",
            'leaves broken quotes alone' => "background-image:url('a.jpg);color:red",
            'leaves open brackets alone' => 'background-image:url(a.jpg;color:red',
        ];
        foreach ($left as $says => $style) {
            yield $says => static fn () => Check::same(null, (new InlineStyle($style))->withBackgroundIn('--gz-background'));
        }

        yield 'reads a long hostile style in no time' => static function (): void {
            $began = microtime(true);
            (new InlineStyle('background-image:url(' . str_repeat('("\'', 30_000)))->withBackgroundIn('--x');
            Check::same(true, microtime(true) - $began < 0.5);
        };
    }
}
