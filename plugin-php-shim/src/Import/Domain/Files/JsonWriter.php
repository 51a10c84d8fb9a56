<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

if (!defined('ABSPATH')) {
    exit;
}

/** An object to each line, without what the listing says nothing about. */
final class JsonWriter implements RowWriter
{
    public function head(): string
    {
        return '';
    }

    public function row(array $cells): string
    {
        $said = array_filter($cells, static fn (mixed $cell): bool => $cell !== '' && $cell !== []);

        return json_encode($said, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE) . "\n";
    }
}
