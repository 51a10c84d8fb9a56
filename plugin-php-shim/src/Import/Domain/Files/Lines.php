<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\FilePosition;

/** The lines of a file, one at a time, none of them larger than a row may be. */
final class Lines
{
    /** More than the longest description, its place's hours and questions together. */
    public const MOST = 1_048_576;

    private const MARK = "\xEF\xBB\xBF";

    private int $line = 1;
    private int $bytes = 0;

    /** @param resource $file */
    public function __construct(private $file)
    {
    }

    public function goTo(FilePosition $place): void
    {
        fseek($this->file, $place->bytes);
        $this->bytes = $place->bytes;
        $this->line = $place->line;
    }

    public function place(): FilePosition
    {
        return new FilePosition($this->bytes, $this->line);
    }

    /** The next line with its end; null behind the last. A line that is too large comes in parts. */
    public function next(): ?string
    {
        $text = fgets($this->file, self::MOST + 1);
        if ($text === false) {
            return null;
        }
        $isFirst = $this->bytes === 0;
        $this->bytes += strlen($text);
        $this->line += (int) str_ends_with($text, "\n");

        return $isFirst && str_starts_with($text, self::MARK) ? substr($text, strlen(self::MARK)) : $text;
    }

    /** Reads on to the end of a line of which `$part` was not all. */
    public function skipRest(string $part): void
    {
        while ($part !== null && !str_ends_with($part, "\n")) {
            $part = $this->next();
        }
    }
}
