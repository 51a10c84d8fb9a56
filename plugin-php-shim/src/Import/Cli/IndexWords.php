<?php

declare(strict_types=1);

namespace Gazetteer\Import\Cli;

/** Describes a difference between the search index and the listings. */
final class IndexWords
{
    public static function difference(int $id, string $how): string
    {
        return match ($how) {
            'table' => __('There is no search index.', 'gazetteer'),
            /* translators: %d: a listing's number. */
            'missing' => sprintf(__('Listing %d is missing from the search index.', 'gazetteer'), $id),
            /* translators: %d: a listing's number. */
            'extra' => sprintf(__('Listing %d is in the search index but not published.', 'gazetteer'), $id),
            /* translators: %d: a listing's number. */
            'changed' => sprintf(__('The search index has outdated values for listing %d.', 'gazetteer'), $id),
            /* translators: %s: the name of a part of the search index. */
            default => sprintf(__('A stored list of listings in the search index is outdated: %s.', 'gazetteer'), $how),
        };
    }
}
