<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Row;
use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\RowProblem;
use JsonException;

if (!defined('ABSPATH')) {
    exit;
}

/** Reads a JSON Lines file, which has one JSON object per line. */
final class JsonLines implements RowSource
{
    public const DEPTH = 12;

    private readonly Lines $lines;

    /** @param resource $file */
    public function __construct($file)
    {
        $this->lines = new Lines($file);
    }

    public function columns(): array
    {
        return [];
    }

    public function rows(FilePosition $from): iterable
    {
        $this->lines->goTo($from);
        while (($at = $this->lines->position()->line) && ($line = $this->lines->next()) !== null) {
            if (strlen($line) >= Lines::MAX_BYTES) {
                $this->lines->skipRest($line);
            }
            if (trim($line) !== '') {
                yield $this->row($line, $at);
            }
        }
    }

    private function row(string $json, int $line): Row
    {
        $after = $this->lines->position();
        $fault = static fn (RowFault $fault): Row => new Row($line, [], $after, new RowProblem($line, $fault, '', $json));
        if (strlen($json) >= Lines::MAX_BYTES) {
            return $fault(RowFault::TooLarge);
        }
        if (preg_match('//u', $json) !== 1) {
            return $fault(RowFault::NotUtf8);
        }
        try {
            $cells = json_decode(trim($json), true, self::DEPTH, JSON_THROW_ON_ERROR);
        } catch (JsonException $wrong) {
            return new Row($line, [], $after, new RowProblem($line, RowFault::NotJson, '', "{$wrong->getMessage()}: {$json}"));
        }

        return Row::fromValue($line, $cells, $after, $json);
    }
}
