<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\Read\SetSearch;
use Gazetteer\Search\Read\NewestListings;
use Gazetteer\Search\Rebuild\IndexRebuild;
use Gazetteer\Search\Rebuild\RebuildCron;
use Gazetteer\Search\Write\IndexWriter;
use Gazetteer\Search\Write\ListingReader;
use Gazetteer\Search\Write\PendingChanges;
use Gazetteer\Search\Write\SearchedFields;
use RuntimeException;

/** The search index of the current site of a network: its tables, its state, and the classes that use them. */
final class SiteIndex
{
    private const FEW = 200;

    private ?DataNames $lastNames = null;
    private ?IndexTables $tables = null;
    private ?ListingReader $reader = null;
    private ?SetSearch $setSearch = null;
    private ?PendingChanges $pending = null;

    /** @param Closure(): DataNames $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function names(): DataNames
    {
        $names = ($this->names)();
        if ($names !== $this->lastNames) {
            $this->lastNames = $names;
            $this->reader = $this->setSearch = null;
        }

        return $names;
    }

    /** @return Facet::*|null The facet prefix for the terms of a taxonomy. */
    public function facetKind(string $taxonomy): ?string
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

    /** The tables that searches use. */
    public function tables(): IndexTables
    {
        $slot = $this->state()->slot() ?? '';
        if ($this->tables?->slot !== $slot) {
            $this->tables = new IndexTables($slot);
            $this->setSearch = null;
        }

        return $this->tables;
    }

    public function reader(): ListingReader
    {
        $names = $this->names();

        return $this->reader ??= new ListingReader($names, $this->searchedFields()->ofCategories(...));
    }

    public function writer(): IndexWriter
    {
        return new IndexWriter($this->tables(), $this->reader());
    }

    public function rebuilder(): IndexRebuild
    {
        return new IndexRebuild($this);
    }

    public function pending(): PendingChanges
    {
        return $this->pending ??= new PendingChanges($this);
    }

    /** Writes the pending changes of this request, so that a search in this request finds the changed listings. */
    public function flushPending(): void
    {
        $this->pending?->flush();
    }

    public function newestListings(): NewestListings
    {
        return new NewestListings($this->names(), $this->state()->published());
    }

    public function setSearch(): SetSearch
    {
        $tables = $this->tables();
        $this->names();

        return $this->setSearch ??= new SetSearch($tables, $this->facetKind(...));
    }

    public function isReady(): bool
    {
        $this->ensureBuilt();

        return $this->state()->isReady();
    }

    /** Starts a rebuild if there is no complete index for the current schema and data. */
    public function ensureBuilt(): void
    {
        $state = $this->state();
        if ($state->isReady()) {
            // If a rebuild is running, schedule its event again, because WordPress may have lost the event.
            $state->buildingSlot() === null || RebuildCron::schedule();

            return;
        }
        // Build a small index immediately, unless taxonomies are not registered yet (during activation).
        if (taxonomy_exists($this->names()->category) && $this->rebuilder()->isShort(self::FEW)) {
            try {
                $this->rebuilder()->run(static fn (): bool => true);
            } catch (RuntimeException) {
                // Another request is building the index.
            }

            return;
        }
        $this->scheduleRebuild();
    }

    /** Schedules a rebuild in the background. Searches use the old tables until it is complete. */
    public function scheduleRebuild(): void
    {
        $state = $this->state();
        match (true) {
            $state->buildingSlot() === null => $state->startBuild($this->rebuilder()->fieldsFingerprint(), $this->rebuilder()->count()),
            $state->hasReadListings() => $state->requestAnotherRebuild(),
            default => null,
        };
        RebuildCron::schedule();
    }

    /** Rebuilds the index if its tables do not exist. Call this after a failed query. */
    public function repair(): void
    {
        if (!$this->tables()->exist()) {
            $this->state()->dropSlot();
            $this->ensureBuilt();
        }
    }

    public function dropUnusedTables(): void
    {
        $state = $this->state();
        foreach (IndexTables::SLOTS as $slot) {
            if ($state->isReady() && !in_array($slot, [$state->slot(), $state->buildingSlot()], true)) {
                (new IndexTables($slot))->drop();
            }
        }
    }

    public function clearCache(): void
    {
        wp_cache_set('last_changed', microtime(), SiteSearch::CACHE);
        // The search keeps results of this request.
        $this->setSearch = null;
    }

    public function rebuildIfFieldsChanged(): void
    {
        if (!$this->state()->isBuiltWith($this->rebuilder()->fieldsFingerprint())) {
            $this->scheduleRebuild();
        }
    }

    public function searchedFields(): SearchedFields
    {
        return new SearchedFields($this->names());
    }
}
