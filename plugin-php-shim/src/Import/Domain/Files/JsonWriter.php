<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- an error must be visible, and invalid UTF-8 is handled here.

namespace Gazetteer\Import\Domain\Files;

if (!defined('ABSPATH')) {
    exit;
}

/** Writes a JSON array of objects. Empty values are omitted. */
final class JsonWriter implements RowWriter
{
    private bool $isFirst = true;

    public function head(): string
    {
        return "[\n";
    }

    public function row(array $cells): string
    {
        $separator = $this->isFirst ? '' : ",\n";
        $this->isFirst = false;

        return $separator . rtrim((new JsonLinesWriter())->row($cells));
    }

    public function foot(): string
    {
        return "\n]\n";
    }
}
