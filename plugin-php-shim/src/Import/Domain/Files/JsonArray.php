<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- an error must be visible, and invalid UTF-8 is handled here.

namespace Gazetteer\Import\Domain\Files;

use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Row;
use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\RowProblem;
use JsonException;

if (!defined('ABSPATH')) {
    exit;
}

/** Reads a file that contains a JSON array of objects. Line numbers are the positions of the objects, from 1. */
final class JsonArray implements RowSource
{
    /** The whole file is decoded at once, which needs several times its size in memory. */
    public const MOST_BYTES = 10_485_760;

    private const MARK = "\xEF\xBB\xBF";

    /** @param resource $file A file of at most `MOST_BYTES` bytes. */
    public function __construct(private $file)
    {
    }

    public function columns(): array
    {
        return [];
    }

    public function rows(FilePosition $from): iterable
    {
        rewind($this->file);
        $json = (string) stream_get_contents($this->file, self::MOST_BYTES);
        $size = strlen($json);
        try {
            $objects = json_decode(str_starts_with($json, self::MARK) ? substr($json, strlen(self::MARK)) : $json, true, JsonLines::DEPTH + 1, JSON_THROW_ON_ERROR);
        } catch (JsonException $wrong) {
            yield new Row(1, [], new FilePosition($size, 1), new RowProblem(1, RowFault::NotJson, '', $wrong->getMessage()));

            return;
        }
        unset($json);
        $objects = is_array($objects) ? array_values($objects) : [];
        foreach (array_slice($objects, $from->line - 1, null, true) as $index => $cells) {
            $number = $index + 1;
            $after = new FilePosition(max(1, intdiv($size * $number, count($objects))), $number + 1);
            yield Row::fromValue($number, $cells, $after, (string) json_encode($cells));
        }
    }
}
