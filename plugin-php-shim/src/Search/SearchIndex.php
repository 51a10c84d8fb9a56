<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Fields\FieldPosts;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Read\IndexSearch;
use Gazetteer\Search\Read\NewestListings;
use Gazetteer\Search\Rebuild\IndexRebuild;
use Gazetteer\Search\Rebuild\RebuildCron;
use Gazetteer\Search\Write\IndexWriter;
use Gazetteer\Search\Write\ListingReader;
use Gazetteer\Search\Write\PendingChanges;
use RuntimeException;

/** Creates the services of the search index on demand, and again after a switch to another site of a network. */
final class SearchIndex
{
    private const FEW = 200;

    private ?DataNames $named = null;
    private ?IndexTables $tables = null;
    private ?ListingReader $reader = null;
    private ?IndexSearch $indexSearch = null;
    private ?PendingChanges $pending = null;

    /** @param Closure(): DataNames $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function names(): DataNames
    {
        $names = ($this->names)();
        if ($names !== $this->named) {
            $this->named = $names;
            $this->reader = $this->indexSearch = null;
        }

        return $names;
    }

    /** @return Facet::*|null By which kind of facet the terms of a taxonomy are found. */
    public function kind(string $taxonomy): ?string
    {
        $names = $this->names();

        return match ($taxonomy) {
            $names->category => Facet::CATEGORY,
            $names->location => Facet::LOCATION,
            $names->feature => Facet::FEATURE,
            $names->tag => Facet::TAG,
            default => null,
        };
    }

    public function state(): IndexState
    {
        return new IndexState($this->names());
    }

    /** The tables that answer. */
    public function tables(): IndexTables
    {
        $slot = $this->state()->slot() ?? '';
        if ($this->tables?->slot !== $slot) {
            $this->tables = new IndexTables($slot);
            $this->indexSearch = null;
        }

        return $this->tables;
    }

    public function reader(): ListingReader
    {
        $names = $this->names();

        return $this->reader ??= new ListingReader($names, $this->filterFields(...));
    }

    public function writer(): IndexWriter
    {
        return new IndexWriter($this->tables(), $this->reader());
    }

    public function reindex(): IndexRebuild
    {
        return new IndexRebuild($this);
    }

    public function pending(): PendingChanges
    {
        return $this->pending ??= new PendingChanges($this);
    }

    /** Writes the changes of this request, so that a search in the same request finds them. */
    public function flushPending(): void
    {
        $this->pending?->flush();
    }

    public function newestListings(): NewestListings
    {
        return new NewestListings($this->names(), $this->state()->published());
    }

    public function indexSearch(): IndexSearch
    {
        $tables = $this->tables();
        $this->names();

        return $this->indexSearch ??= new IndexSearch($tables, $this->kind(...));
    }

    public function isReady(): bool
    {
        $this->begin();

        return $this->state()->isReady();
    }

    /** Starts a rebuild if there is no complete index for the current schema and data. */
    public function begin(): void
    {
        $state = $this->state();
        if ($state->isReady()) {
            // Schedule a lost event again.
            $state->building() === null || RebuildCron::plan();

            return;
        }
        // Build a small index immediately, unless taxonomies are not registered yet (during activation).
        if (taxonomy_exists($this->names()->category) && $this->reindex()->isShort(self::FEW)) {
            try {
                $this->reindex()->run(static fn (): bool => true);
            } catch (RuntimeException) {
                // Another request is building the index.
            }

            return;
        }
        $this->rebuild();
    }

    /** Schedules a rebuild in the background. Searches use the old tables until it is complete. */
    public function rebuild(): void
    {
        $state = $this->state();
        match (true) {
            $state->building() === null => $state->beginBuilding($this->reindex()->fieldsFingerprint(), $this->reindex()->count()),
            $state->isBegun() => $state->buildAgain(),
            default => null,
        };
        RebuildCron::plan();
    }

    /** Call it after a query failed. Rebuilds the index if its tables do not exist. */
    public function doubt(): void
    {
        if (!$this->tables()->exist()) {
            $this->state()->forget();
            $this->begin();
        }
    }

    /** Drops tables that searches and rebuilds do not use. */
    public function dropOld(): void
    {
        $state = $this->state();
        foreach (IndexTables::SLOTS as $slot) {
            if ($state->isReady() && !in_array($slot, [$state->slot(), $state->building()], true)) {
                (new IndexTables($slot))->drop();
            }
        }
    }

    public function forgetAnswers(): void
    {
        wp_cache_set('last_changed', microtime(), SiteSearch::CACHE);
    }

    /** Rebuilds the index if custom fields have changed. */
    public function checkFields(): void
    {
        if (!$this->state()->knowsFields($this->reindex()->fieldsFingerprint())) {
            $this->rebuild();
        }
    }

    /** @return list<FieldDefinition> The custom fields that visitors can filter by. */
    public function filterFields(): array
    {
        return (new FieldPosts($this->names()))->filterable();
    }
}
