<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** One error in a row. */
final class RowProblem
{
    private const SHOWN = 80;

    public readonly string $text;

    /**
     * @param string $column '' for an error of the whole row.
     * @param string $text The invalid value, or another hint where to look.
     */
    public function __construct(
        public readonly int $line,
        public readonly RowFault $fault,
        public readonly string $column = '',
        string $text = '',
    ) {
        $this->text = self::excerpt($text);
    }

    /** Returns one line without control characters, which a terminal would execute. */
    private static function excerpt(string $text): string
    {
        // Truncate first, because a cell may be very long. This may split the last character.
        $start = substr($text, 0, self::SHOWN * 4);
        if ($start !== $text) {
            $start = (string) preg_replace('/[\xC0-\xFF][\x80-\xBF]{0,3}$/D', '', $start);
        }
        $whole = preg_match('//u', $start) === 1 ? $start : (string) preg_replace('/[\x80-\xFF]/', '?', $start);
        $line = trim((string) preg_replace('/[\p{C}\s]+/u', ' ', $whole));
        preg_match('/^.{0,' . self::SHOWN . '}/us', $line, $found);
        $shown = $found[0] ?? '';

        return strlen($shown) < strlen($line) || strlen($start) < strlen($text) ? "{$shown}…" : $shown;
    }
}
