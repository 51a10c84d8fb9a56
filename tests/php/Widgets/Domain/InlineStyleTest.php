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
            'a quoted URL is moved, and other declarations are kept' => [
                "background-image:url('https://a.test/1.jpg');background-size:cover;",
                "--gz-background:url('https://a.test/1.jpg');background-size:cover",
            ],
            'a URL without quotes is moved' => [
                'background-position:50% 50%;background-image:url(https://a.test/c.jpg)',
                'background-position:50% 50%;--gz-background:url(https://a.test/c.jpg)',
            ],
            'semicolons and brackets in quotes are handled' => [
                'content:";x)";background-image: url( "a;b(1).jpg" ) ;color:red',
                'content:";x)";--gz-background:url( "a;b(1).jpg" );color:red',
            ],
            'capitals are handled' => ['BACKGROUND-IMAGE:URL(a.jpg)', '--gz-background:URL(a.jpg)'],
        ];
        foreach ($moved as $says => [$style, $expected]) {
            yield $says => static fn () => Check::same($expected, (new InlineStyle($style))->withBackgroundIn('--gz-background'));
        }

        $left = [
            'a style without a background is unchanged' => 'color:red',
            'an empty style is unchanged' => '',
            'a gradient over an image is unchanged' => 'background-image:linear-gradient(red,blue),url(a.jpg)',
            'a gradient is unchanged' => 'background-image:linear-gradient(red,blue)',
            'two images are unchanged' => 'background-image:url(a.jpg),url(b.jpg)',
            'a repeated declaration is unchanged' => 'background-image:url(a.jpg);background-image:url(b.jpg)',
            'the background shorthand is unchanged' => 'background:url(a.jpg) no-repeat',
            'an image beside the shorthand is unchanged' => 'background:red;background-image:url(a.jpg)',
            'an !important image is unchanged' => 'background-image:url(a.jpg)!important',
            'a data: image is unchanged' => 'background-image:url(data:image/png;base64,AAAA)',
            'an image set is unchanged' => 'background-image:image-set(url(a.jpg) 1x)',
            'a variable is unchanged' => 'background-image:var(--x)',
            'an escaped URL is unchanged' => "background-image:url('a\\'b.jpg')",
            'unclosed quotes are unchanged' => "background-image:url('a.jpg);color:red",
            'unclosed brackets are unchanged' => 'background-image:url(a.jpg;color:red',
        ];
        foreach ($left as $says => $style) {
            yield $says => static fn () => Check::same(null, (new InlineStyle($style))->withBackgroundIn('--gz-background'));
        }

        yield 'a long hostile style takes no long time' => static function (): void {
            $began = microtime(true);
            (new InlineStyle('background-image:url(' . str_repeat('("\'', 30_000)))->withBackgroundIn('--x');
            Check::same(true, microtime(true) - $began < 0.5);
        };
    }
}
