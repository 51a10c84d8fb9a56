<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Domain;

/** Writes CSV lines for spreadsheets. Escapes cells that a spreadsheet would execute as a formula. */
final class Csv
{
    /** Byte order mark. Without it, some spreadsheets do not read the file as UTF-8. */
    public const MARK = "\xEF\xBB\xBF";

    /** @param list<string> $cells */
    public static function line(array $cells): string
    {
        return implode(',', array_map(self::cell(...), $cells)) . "\r\n";
    }

    private static function cell(string $text): string
    {
        // Some spreadsheets execute full-width signs (＝ ＋ － ＠) like the ASCII signs.
        $harmless = preg_match('/^(?:[=+\-@\t\r\n]|\xEF\xBC[\x9D\x8B\x8D\xA0])/', $text) === 1 ? "'{$text}" : $text;

        return '"' . str_replace('"', '""', $harmless) . '"';
    }
}
