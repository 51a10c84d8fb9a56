<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Domain;

/** Lines of a table that spreadsheets read, and in which nothing a visitor typed is taken for a formula. */
final class Csv
{
    /** Without it, some spreadsheets read UTF-8 as something else. */
    public const MARK = "\xEF\xBB\xBF";

    /** @param list<string> $cells */
    public static function line(array $cells): string
    {
        return implode(',', array_map(self::cell(...), $cells)) . "\r\n";
    }

    private static function cell(string $text): string
    {
        // Some spreadsheets take the wide forms of these signs, ＝ ＋ － ＠, for the signs themselves.
        $harmless = preg_match('/^(?:[=+\-@\t\r\n]|\xEF\xBC[\x9D\x8B\x8D\xA0])/', $text) === 1 ? "'{$text}" : $text;

        return '"' . str_replace('"', '""', $harmless) . '"';
    }
}
