<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Html;

/**
 * Writes escaped HTML elements for a page's content. WordPress's content filters process this HTML later: they run
 * shortcodes, and change quotes and the word "Wordpress". Text from visitors is encoded so that these filters do not
 * change it.
 */
final class Tag
{
    private const VOID = ['input', 'img'];

    /**
     * @param array<string, string|int|bool|null|list<string>> $attributes Attributes with the value null or false are
     *     omitted.
     */
    public static function of(string $name, array $attributes = [], string $inside = ''): string
    {
        $tag = "<{$name}" . self::attributes($attributes) . '>';

        return in_array($name, self::VOID, true) ? $tag : "{$tag}{$inside}</{$name}>";
    }

    public static function text(string $plain): string
    {
        $escaped = htmlspecialchars($plain, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');

        // Do not escape `[]`, because names of list fields end with `[]` and WordPress does not treat it as a
        // shortcode.
        return strtr($escaped, ['[]' => '[]', '[' => '&#91;', ']' => '&#93;']);
    }

    /** Encodes every character that a content filter could change, for example the `x` in `2x4`. */
    public static function verbatim(string $typed): string
    {
        return (string) preg_replace_callback(
            '/[^a-zA-Z0-9 \x80-\xFF]|[xW]/',
            static fn (array $found): string => '&#' . ord($found[0]) . ';',
            $typed,
        );
    }

    /** @param array<string, string|int|bool|null|list<string>> $attributes */
    public static function attributes(array $attributes): string
    {
        $printed = '';
        foreach ($attributes as $name => $value) {
            if (is_array($value)) {
                $value = implode(' ', array_filter($value)) ?: null;
            }
            if ($value === true) {
                $printed .= " {$name}";
            } elseif ($value !== null && $value !== false) {
                $printed .= " {$name}=\"" . self::value((string) $value) . '"';
            }
        }

        return $printed;
    }

    private static function value(string $value): string
    {
        return str_replace(["\n", 'Wordpress'], ['&#10;', '&#87;ordpress'], self::text($value));
    }
}
