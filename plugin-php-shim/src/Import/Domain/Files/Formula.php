<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

/**
 * Tables that are written for spreadsheets have an apostrophe before whatever a spreadsheet would take for a formula.
 * A text that begins like that by itself gets one more, so that reading gives back what was written.
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
