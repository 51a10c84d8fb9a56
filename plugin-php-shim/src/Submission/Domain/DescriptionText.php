<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** Converts a stored description to plain text with blank lines between paragraphs, if it contains only paragraphs. */
final class DescriptionText
{
    private const OTHER_BLOCK = '/<!--\s+wp:(?!paragraph[\s\/])/';
    private const PARAGRAPH = '~<p(?:\s[^>]*)?>\s*(.*?)\s*</p>~is';

    public static function toText(string $kept): string
    {
        $kept = self::lines($kept);
        // Return the text unchanged if it contains blocks other than paragraphs, because the conversion would destroy
        // them.
        if (preg_match(self::OTHER_BLOCK, $kept) === 1) {
            return trim($kept);
        }
        $text = (string) preg_replace('/<!--\s+\/?wp:paragraph.*?-->\s*/s', '', $kept);
        $text = (string) preg_replace(self::PARAGRAPH, "$1\n\n", $text);
        $text = (string) preg_replace('~<br\s*/?>\n?~i', "\n", $text);

        return trim((string) preg_replace('/\n{3,}/', "\n\n", $text));
    }

    /**
     * Whether the submitted text equals the stored description, either as stored or as the plain text that the form
     * showed.
     */
    public static function isUnchanged(string $sent, string $kept): bool
    {
        return in_array(trim(self::lines($sent)), [self::toText($kept), trim(self::lines($kept))], true);
    }

    private static function lines(string $text): string
    {
        return str_replace(["\r\n", "\r"], "\n", $text);
    }
}
