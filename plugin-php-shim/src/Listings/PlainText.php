<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Kernel\Http\Text;

/** Strips markup from text before it is stored. Unlike `sanitize_text_field()`, keeps the `%20` in URLs. */
final class PlainText
{
    private const LINE = 1000;
    private const LINES = 20_000;

    public static function line(mixed $value, int $most = self::LINE): string
    {
        return Text::line(self::plain($value, $most));
    }

    public static function lines(mixed $value, int $most = self::LINES): string
    {
        return trim(Text::lines(self::plain($value, $most)));
    }

    /** Truncates text that is too long. */
    private static function plain(mixed $value, int $most): string
    {
        if (!is_scalar($value)) {
            return '';
        }
        $text = mb_substr((string) $value, 0, $most, 'UTF-8');

        return str_contains($text, '<') ? wp_strip_all_tags(wp_pre_kses_less_than($text)) : $text;
    }
}
