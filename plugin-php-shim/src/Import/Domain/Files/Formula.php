<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

/**
 * Adds an apostrophe before text that a spreadsheet would treat as a formula. Text that already starts that way gets
 * another one, so that reading restores the original.
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
