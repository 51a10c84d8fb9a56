<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Search\Domain\Facet;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\Read\FacetSets;
use Gazetteer\Search\SiteIndex;

/**
 * Updates the index entries of all listings with a term or its descendants, after the term was moved, deleted or
 * renamed.
 */
final class TermChanges
{
    /** If more listings are affected, the index is rebuilt in the background. */
    private const MOST = IndexTables::LONGEST_LIST;

    /** @var array<int, array{int, string}> Parent and name, by term. */
    private array $before = [];
    private bool $isListening = false;

    public function __construct(private readonly SiteIndex $index)
    {
    }

    public function isIndexed(string $taxonomy): bool
    {
        return $this->facetKind($taxonomy) !== null;
    }

    public function beforeEdit(int $term, string $taxonomy): void
    {
        if ($this->isIndexed($taxonomy)) {
            $this->before[$term] = self::parentAndName($term, $taxonomy);
            $this->listenForEnd();
        }
    }

    private function changed(int $term, string $taxonomy): void
    {
        if (isset($this->before[$term]) && $this->before[$term] !== self::parentAndName($term, $taxonomy)) {
            $this->addListings($term, $taxonomy);
        }
        unset($this->before[$term]);
    }

    /** Indexes the listings of a category again whose fields have changed. */
    public function fieldsChanged(int $term): void
    {
        $taxonomy = get_term($term)->taxonomy ?? '';
        if ($this->isIndexed($taxonomy)) {
            $this->addListings($term, $taxonomy);
        }
    }

    public function beforeDelete(int $term, string $taxonomy): void
    {
        if ($this->isIndexed($taxonomy)) {
            $this->addListings($term, $taxonomy);
            $this->listenForEnd();
        }
    }

    /**
     * Clears the cached search results again, because WordPress updates its cached term hierarchy only after the
     * deletion.
     */
    private function deleted(string $taxonomy): void
    {
        if ($this->isIndexed($taxonomy)) {
            $this->index->clearCache();
        }
    }

    private function listenForEnd(): void
    {
        if (!$this->isListening) {
            $this->isListening = true;
            add_action('edited_term', fn (int $term, int $_, string $taxonomy) => $this->changed($term, $taxonomy), 10, 3);
            add_action('delete_term', fn (int $term, int $_, string $taxonomy) => $this->deleted($taxonomy), 10, 3);
        }
    }

    private function addListings(int $term, string $taxonomy): void
    {
        if (!$this->index->isReady()) {
            $this->index->scheduleRebuild();

            return;
        }
        $this->index->flushPending();
        $facet = Facet::term((string) $this->facetKind($taxonomy), $term);
        $sets = new FacetSets($this->index->tables());
        $set = $sets->read([$facet])[$facet] ?? null;
        if ($set === null) {
            return;
        }
        $numbers = $set->numbers();
        if (count($numbers) > self::MOST) {
            $this->index->scheduleRebuild();

            return;
        }
        $this->index->pending()->add(...array_map(intval(...), array_column($this->index->tables()->rows(
            'SELECT id FROM {listings} WHERE number IN (' . implode(',', $numbers) . ')',
        ), 'id')));
    }

    /** @return array{int, string} Parent and name. */
    private static function parentAndName(int $term, string $taxonomy): array
    {
        $found = get_term($term, $taxonomy);

        return $found instanceof \WP_Term ? [$found->parent, $found->name] : [0, ''];
    }

    /** @return Facet::*|null */
    private function facetKind(string $taxonomy): ?string
    {
        return $this->index->facetKind($taxonomy);
    }
}
