<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Domain;

use Closure;
use Gazetteer\Submission\Domain\DescriptionText;
use Gazetteer\Tests\Check;

final class DescriptionTextTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $gallery = "<!-- wp:paragraph -->\n<p>Quiet.</p>\n<!-- /wp:paragraph -->\n<!-- wp:gallery --><figure></figure><!-- /wp:gallery -->";
        $shown = [
            'plain text unchanged' => ["One.\n\nTwo.", "One.\n\nTwo."],
            'paragraphs separated by empty lines' => ['<p>One.</p><p class="x">Two<br />lines.</p>', "One.\n\nTwo\nlines."],
            'paragraph blocks without their block comments' => [
                "<!-- wp:paragraph {\"align\":\"left\"} -->\n<p>One.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>Two.</p>\n<!-- /wp:paragraph -->",
                "One.\n\nTwo.",
            ],
            'markup inside of a paragraph unchanged' => ['<p>A <strong>big</strong> house</p>', 'A <strong>big</strong> house'],
            'other blocks unchanged' => [$gallery, $gallery],
        ];
        foreach ($shown as $what => [$kept, $typed]) {
            yield "the form shows {$what}" => static fn () => Check::same($typed, DescriptionText::toText($kept));
            yield "the form recognises {$what} when it is sent back" => static fn () => Check::same(
                [true, true, false],
                [
                    DescriptionText::isUnchanged(str_replace("\n", "\r\n", $typed) . "\r\n", $kept),
                    DescriptionText::isUnchanged($typed, str_replace("\n", "\r\n", $kept)),
                    DescriptionText::isUnchanged("{$typed} More.", $kept),
                ],
            );
        }
    }
}
