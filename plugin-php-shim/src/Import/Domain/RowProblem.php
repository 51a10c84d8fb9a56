<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** An error in a row, with its line and column. */
final class RowProblem
{
    private const MAX_CHARACTERS = 80;

    public readonly string $text;

    /**
     * @param string $column The column; '' if the error affects the whole row.
     * @param string $text The invalid value or another detail for the message.
     */
    public function __construct(
        public readonly int $line,
        public readonly RowFault $fault,
        public readonly string $column = '',
        string $text = '',
    ) {
        $this->text = self::excerpt($text);
    }

    /** Shortens text to one line. Removes control characters, which a terminal would execute. */
    private static function excerpt(string $text): string
    {
        // Truncate the text before other steps, because a cell may be very long. This may cut the last character in
        // two.
        $start = substr($text, 0, self::MAX_CHARACTERS * 4);
        if ($start !== $text) {
            $start = (string) preg_replace('/[\xC0-\xFF][\x80-\xBF]{0,3}$/D', '', $start);
        }
        $valid = preg_match('//u', $start) === 1 ? $start : (string) preg_replace('/[\x80-\xFF]/', '?', $start);
        $line = trim((string) preg_replace('/[\p{C}\s]+/u', ' ', $valid));
        preg_match('/^.{0,' . self::MAX_CHARACTERS . '}/us', $line, $found);
        $shown = $found[0] ?? '';

        return strlen($shown) < strlen($line) || strlen($start) < strlen($text) ? "{$shown}…" : $shown;
    }
}
