<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

/** Leaves of a visitor's markup what a description is made of. */
final class DescriptionCleaning
{
    private const TAGS = [
        'p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'code', 'hr',
    ];

    public static function of(string $html): string
    {
        $html = (string) preg_replace('/<!--.*?(-->|$)/s', '', $html);
        // Their text would stay, and nobody wrote it to be read.
        $html = (string) preg_replace('~<(script|style)\b[^>]*>.*?(</\1\s*>|$)~is', '', $html);
        $allowed = array_fill_keys(self::TAGS, []) + ['a' => ['href' => true, 'title' => true]];

        // What something was cut out of may be a comment only now, and a block's comment makes the block run.
        return trim(str_replace('<!', '&lt;!', wp_kses($html, $allowed, ['http', 'https', 'mailto', 'tel'])));
    }
}
