<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/**
 * Converts text to lower case and ASCII, so that every database compares it in the same way, independent of its
 * character set and collation.
 */
final class SearchText
{
    public static function of(Entry $entry): string
    {
        $texts = [$entry->email];
        foreach ($entry->fields as $field) {
            array_push($texts, ...$field['values']);
        }
        foreach ($entry->files as $file) {
            $texts[] = $file['name'];
        }

        return self::encode(implode(' ', $texts));
    }

    public static function encode(string $text): string
    {
        $spaced = trim((string) preg_replace('/\s+/', ' ', $text));
        $small = function_exists('mb_strtolower') ? mb_strtolower($spaced, 'UTF-8') : strtolower($spaced);
        $ascii = (string) json_encode($small, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);

        // PHP, MySQL and `LIKE` each treat backslashes as escapes, so replace them.
        return str_replace('\\', '~', substr($ascii, 1, -1));
    }
}
