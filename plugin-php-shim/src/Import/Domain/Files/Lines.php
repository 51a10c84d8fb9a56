<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\FilePosition;

/** Reads a file line by line. */
final class Lines
{
    /** The maximum bytes of a line. A listing's description, opening hours and questions together are shorter. */
    public const MAX_BYTES = 1_048_576;

    private const MARK = "\xEF\xBB\xBF";

    private int $line = 1;
    private int $bytes = 0;

    /** @param resource $file */
    public function __construct(private $file)
    {
    }

    public function goTo(FilePosition $position): void
    {
        fseek($this->file, $position->bytes);
        $this->bytes = $position->bytes;
        $this->line = $position->line;
    }

    public function position(): FilePosition
    {
        return new FilePosition($this->bytes, $this->line);
    }

    /**
     * Returns the next line with its line break; null at the end of the file. A line above the maximum is returned in
     * parts.
     */
    public function next(): ?string
    {
        $text = fgets($this->file, self::MAX_BYTES + 1);
        if ($text === false) {
            return null;
        }
        $isFirst = $this->bytes === 0;
        $this->bytes += strlen($text);
        $this->line += (int) str_ends_with($text, "\n");

        return $isFirst && str_starts_with($text, self::MARK) ? substr($text, strlen(self::MARK)) : $text;
    }

    /** Skips the remaining parts of a line that is too long. */
    public function skipRest(string $part): void
    {
        while ($part !== null && !str_ends_with($part, "\n")) {
            $part = $this->next();
        }
    }
}
