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
            'plain text as it is' => ["One.\n\nTwo.", "One.\n\nTwo."],
            'paragraphs by empty lines' => ['<p>One.</p><p class="x">Two<br />lines.</p>', "One.\n\nTwo\nlines."],
            'blocks of paragraphs without what marks them' => [
                "<!-- wp:paragraph {\"align\":\"left\"} -->\n<p>One.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>Two.</p>\n<!-- /wp:paragraph -->",
                "One.\n\nTwo.",
            ],
            'markup inside of a paragraph as it is' => ['<p>A <strong>big</strong> house</p>', 'A <strong>big</strong> house'],
            'other blocks as they are, since text would not be blocks again' => [$gallery, $gallery],
        ];
        foreach ($shown as $what => [$kept, $typed]) {
            yield "shows {$what}" => static fn () => Check::same($typed, DescriptionText::toText($kept));
            yield "knows {$what} again when it comes back" => static fn () => Check::same(
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
