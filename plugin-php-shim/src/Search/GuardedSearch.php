<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use Gazetteer\Search\Domain\ListingSearch;

if (!defined('ABSPATH')) {
    exit;
}

/** Runs the search of another plugin. If it throws an exception, the result comes from the plugin's own search. */
final class GuardedSearch implements ListingSearch
{
    public function __construct(private readonly ListingSearch $other, private readonly ListingSearch $own)
    {
    }

    public function find(ListingQuery $query): ListingPage
    {
        return Extensions::attempt(fn (): ListingPage => $this->other->find($query), null) ?? $this->own->find($query);
    }

    public function counts(string $taxonomy): array
    {
        return Extensions::attempt(fn (): array => $this->other->counts($taxonomy), null) ?? $this->own->counts($taxonomy);
    }
}
