<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/**
 * Text in small letters and in ASCII, so that every database compares it the same way, whatever its
 * character set can hold and whatever it knows of other alphabets.
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

        // Backslashes mean something else to every layer between here and the table.
        return str_replace('\\', '~', substr($ascii, 1, -1));
    }
}
