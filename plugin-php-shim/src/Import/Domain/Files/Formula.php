<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

/**
 * `Csv` writes an apostrophe in front of text that a spreadsheet would execute as a formula, and `unescape()` removes
 * this apostrophe. `escape()` adds an apostrophe to text that already begins with one, so that none is lost.
 */
final class Formula
{
    private const ESCAPED = "/^'+(?:[=+\\-@\\t\\r\\n]|\\xEF\\xBC[\\x9D\\x8B\\x8D\\xA0])/";

    public static function escape(string $text): string
    {
        return preg_match(self::ESCAPED, $text) === 1 ? "'{$text}" : $text;
    }

    public static function unescape(string $cell): string
    {
        return preg_match(self::ESCAPED, $cell) === 1 ? substr($cell, 1) : $cell;
    }
}
