<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- an error must be visible, and invalid UTF-8 is handled here.

namespace Gazetteer\Import\Domain\Files;

if (!defined('ABSPATH')) {
    exit;
}

/** Writes JSON Lines: one JSON object per line. Empty values are omitted. */
final class JsonLinesWriter implements RowWriter
{
    public function head(): string
    {
        return '';
    }

    public function row(array $cells): string
    {
        $filled = array_filter($cells, static fn (mixed $cell): bool => $cell !== '' && $cell !== []);

        return json_encode($filled, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE) . "\n";
    }

    public function foot(): string
    {
        return '';
    }
}
