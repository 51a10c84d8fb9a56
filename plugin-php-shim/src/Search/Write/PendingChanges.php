<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Gazetteer\Search\IndexTables;
use Gazetteer\Search\SearchIndex;
use RuntimeException;

/**
 * Listings that something was changed of. Each is written once, however many hooks its saving fires: when the request is
 * over, when many wait, or when somebody asks before that.
 */
final class PendingChanges
{
    private const MOST = 100;

    /** @var array<int, array<int, true>> By site of a network. */
    private array $waiting = [];
    private bool $isHooked = false;
    private bool $isWriting = false;

    public function __construct(private readonly SearchIndex $index)
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
            // Before PHP itself takes things apart, and before other plugins may close the database.
            add_action('shutdown', $this->flush(...), 1);
        }
    }

    /** Between two listings, when nobody is half-way through one. */
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
            $this->index->begin();
            $this->writeAll($ids);
        } catch (RuntimeException) {
            // A listing is saved, whatever becomes of the search index; a rebuilding brings both together again.
            if ($this->index->tables()->exist()) {
                $this->index->rebuild();
            } else {
                $this->index->doubt();
            }
        } finally {
            if ($isElsewhere) {
                restore_current_blog();
            }
        }
    }

    /**
     * Into the tables that answer, and into the log of those that are being built. Should these take over just now, they are
     * written as well.
     *
     * @param list<int> $ids
     */
    private function writeAll(array $ids): void
    {
        $state = $this->index->state();
        do {
            $state->refresh();
            [$slot, $building] = [$state->slot(), $state->building()];
            $building === null || $this->log($building, $ids);
            foreach ($slot === null ? [] : array_chunk($ids, self::MOST) as $some) {
                if ($this->index->writer()->write($some)) {
                    $this->index->forgetAnswers();
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
            // Tables that are not begun yet will hold what is saved now.
            if ($this->index->state()->isBegun()) {
                throw $failed;
            }
        }
    }
}
