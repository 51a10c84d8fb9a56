<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** One thing that is wrong with a row. */
final class RowProblem
{
    private const SHOWN = 80;

    public readonly string $text;

    /**
     * @param string $column '' for the row as a whole.
     * @param string $text What stood there, or whatever else tells where to look.
     */
    public function __construct(
        public readonly int $line,
        public readonly RowFault $fault,
        public readonly string $column = '',
        string $text = '',
    ) {
        $this->text = self::excerpt($text);
    }

    /** One line that a terminal shows and does not obey. */
    private static function excerpt(string $text): string
    {
        // Cut before it is looked through, since a cell may be very long; the last letter may be cut in two.
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
