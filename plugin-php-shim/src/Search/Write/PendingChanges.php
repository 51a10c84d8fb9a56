<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Search\IndexTables;
use Gazetteer\Search\SiteIndex;
use RuntimeException;

/**
 * A queue of changed listings. Each listing is written once, even if several hooks fire. The queue is written
 * at shutdown, when it is long, and before a search in the same request.
 */
final class PendingChanges
{
    private const MOST = 100;

    /** @var array<int, array<int, true>> Listing IDs, by site of the network. */
    private array $waiting = [];
    private bool $isHooked = false;
    private bool $isWriting = false;

    public function __construct(private readonly SiteIndex $index)
    {
    }

    public function add(int ...$ids): void
    {
        if ($ids === []) {
            return;
        }
        $site = get_current_blog_id();
        foreach ($ids as $id) {
            $this->waiting[$site][$id] = true;
        }
        if (!$this->isHooked) {
            $this->isHooked = true;
            // Run before PHP destroys objects and before other plugins may close the database connection.
            add_action('shutdown', $this->flush(...), 1);
        }
    }

    /**
     * Writes the queue to the index if the queue is long. Call this only between two saves, so that the index never
     * contains a half-saved listing.
     */
    public function flushIfMany(): void
    {
        if (count($this->waiting[get_current_blog_id()] ?? []) >= self::MOST) {
            $this->flush();
        }
    }

    public function flush(): void
    {
        if ($this->waiting === [] || $this->isWriting) {
            return;
        }
        $this->isWriting = true;
        $waiting = $this->waiting;
        $this->waiting = [];
        try {
            foreach ($waiting as $site => $ids) {
                $this->write($site, array_keys($ids));
            }
        } finally {
            $this->isWriting = false;
        }
    }

    /** @param list<int> $ids */
    private function write(int $site, array $ids): void
    {
        $isElsewhere = is_multisite() && $site !== get_current_blog_id();
        if ($isElsewhere) {
            switch_to_blog($site);
        }
        try {
            $this->index->ensureBuilt();
            $this->writeAll($ids);
        } catch (RuntimeException) {
            // An index error must not stop the saving of a listing. A rebuild repairs the index.
            if ($this->index->tables()->exist()) {
                $this->index->scheduleRebuild();
            } else {
                $this->index->repair();
            }
        } finally {
            if ($isElsewhere) {
                restore_current_blog();
            }
        }
    }

    /**
     * Writes the changes to the tables that searches use, and adds them to the log of a running rebuild. If that
     * rebuild ends meanwhile, also writes the changes to the new tables.
     *
     * @param list<int> $ids
     */
    private function writeAll(array $ids): void
    {
        $state = $this->index->state();
        do {
            $state->refresh();
            [$slot, $building] = [$state->slot(), $state->buildingSlot()];
            $building === null || $this->log($building, $ids);
            foreach ($slot === null ? [] : array_chunk($ids, self::MOST) as $some) {
                if ($this->index->writer()->write($some)) {
                    $this->index->clearCache();
                }
            }
            $state->refresh();
        } while ($state->slot() !== $slot);
    }

    /**
     * @param value-of<IndexTables::SLOTS> $building
     * @param list<int> $ids
     */
    private function log(string $building, array $ids): void
    {
        try {
            (new ChangeLog(new IndexTables($building)))->add($ids);
        } catch (RuntimeException $failed) {
            // A log failure matters only if the rebuild has already read listings. Otherwise, the rebuild will read
            // the saved data.
            if ($this->index->state()->hasReadListings()) {
                throw $failed;
            }
        }
    }
}
