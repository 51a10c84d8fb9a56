<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

/**
 * `Csv` writes an apostrophe in front of text that a spreadsheet would execute as a formula. `written()` escapes text
 * that already begins with this apostrophe, and `read()` removes the apostrophe.
 */
final class Formula
{
    private const ARMED = "/^'+(?:[=+\\-@\\t\\r\\n]|\\xEF\\xBC[\\x9D\\x8B\\x8D\\xA0])/";

    public static function written(string $text): string
    {
        return preg_match(self::ARMED, $text) === 1 ? "'{$text}" : $text;
    }

    public static function read(string $cell): string
    {
        return preg_match(self::ARMED, $cell) === 1 ? substr($cell, 1) : $cell;
    }
}
