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
        // What one comment was cut out of may be another, and a block's comment makes the block run.
        do {
            $html = (string) preg_replace('/<!--.*?(-->|$)/s', '', $html, -1, $found);
        } while ($found > 0);
        // Their text would stay, and nobody wrote it to be read.
        $html = (string) preg_replace('~<(script|style)\b[^>]*>.*?(</\1\s*>|$)~is', '', $html);
        $allowed = array_fill_keys(self::TAGS, []) + ['a' => ['href' => true, 'title' => true]];

        return trim(wp_kses($html, $allowed, ['http', 'https', 'mailto', 'tel']));
    }
}
