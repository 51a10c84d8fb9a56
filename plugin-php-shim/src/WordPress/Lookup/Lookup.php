<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Closure;
use Gazetteer\Domain\Lookup\Facet;
use Gazetteer\WordPress\Directory\Names;

/** The parts of the lookup, made when they are needed. After a switch to another site of a network they are made anew. */
final class Lookup
{
    private const FEW = 200;

    private ?Names $named = null;
    private ?LookupTables $tables = null;
    private ?ListingReader $reader = null;
    private ?LookupWriter $writer = null;
    private ?LookupFinder $tableFinder = null;
    private readonly Pending $pending;

    /** @param Closure(): Names $names */
    public function __construct(private readonly Closure $names)
    {
        $this->pending = new Pending($this);
    }

    public function names(): Names
    {
        $names = ($this->names)();
        if ($names !== $this->named) {
            $this->named = $names;
            $this->reader = $this->writer = $this->tableFinder = null;
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

    public function state(): LookupState
    {
        return new LookupState($this->names());
    }

    public function tables(): LookupTables
    {
        return $this->tables ??= new LookupTables();
    }

    public function reader(): ListingReader
    {
        $names = $this->names();

        return $this->reader ??= new ListingReader($names);
    }

    public function writer(): LookupWriter
    {
        $reader = $this->reader();

        return $this->writer ??= new LookupWriter($this->tables(), new FacetChanges($this->tables()), $reader);
    }

    public function reindex(): Reindex
    {
        return new Reindex($this);
    }

    public function pending(): Pending
    {
        return $this->pending;
    }

    public function queryFinder(): QueryFinder
    {
        return new QueryFinder($this->reader());
    }

    public function tableFinder(): LookupFinder
    {
        $this->names();

        return $this->tableFinder ??= new LookupFinder($this->tables(), $this->kind(...));
    }

    public function isReady(): bool
    {
        $state = $this->state();
        if (!$state->isCurrent()) {
            $this->begin();
        }

        return $state->isReady();
    }

    /** Makes the tables where they are missing, older than this version, or about other data. */
    public function begin(): void
    {
        if ($this->state()->isCurrent()) {
            return;
        }
        // What an older version made is not mended; all in it can be made again.
        $this->tables()->drop();
        $this->tables()->create();
        // Where there is little to read, nobody need wait for the background; while a plugin is activated, terms are not known yet.
        if (taxonomy_exists($this->names()->category) && count($this->reindex()->published(0, self::FEW + 1)) <= self::FEW) {
            $this->reindex()->run(static fn (): bool => true);
        } else {
            $this->rebuild();
        }
    }

    /** Builds it anew, in the background where there is much to read. */
    public function rebuild(): void
    {
        $this->state()->rebuildFrom(0);
        $this->forgetAnswers();
        Rebuilding::plan();
    }

    /** Something went wrong with the tables. If they are there, it was a moment's trouble. */
    public function doubt(): void
    {
        if (!$this->tables()->exist()) {
            $this->state()->forget();
            $this->begin();
        }
    }

    public function forgetAnswers(): void
    {
        wp_cache_set('last_changed', microtime(), Finder::CACHE);
    }
}
