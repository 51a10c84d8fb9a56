<?php

declare(strict_types=1);

namespace Gazetteer\Search\Rebuild;

use Gazetteer\Search\SearchIndex;
use Gazetteer\Search\SearchModule;
use RuntimeException;

/** Builds the search index in the background, a part at each turn, and drops the tables that no longer answer. */
final class RebuildCron
{
    public const EVENT = SearchModule::REBUILD;
    /** Seconds in which whoever reads the old tables is done. */
    public const LATER = 120;
    private const SECONDS = 10;

    public function __construct(private readonly SearchIndex $index)
    {
    }

    public static function plan(int $later = 0): void
    {
        if (!wp_next_scheduled(self::EVENT)) {
            wp_schedule_single_event(time() + $later, self::EVENT);
        }
    }

    public function run(): void
    {
        $state = $this->index->state();
        $next = $state->next();
        if ($next === null) {
            $this->index->dropOld();

            return;
        }
        // The next turn is planned first: if this one is cut off, another goes on where it was.
        wp_schedule_single_event(time() + MINUTE_IN_SECONDS, self::EVENT);
        $until = microtime(true) + self::SECONDS;
        try {
            $this->index->reindex()->run(static fn (): bool => microtime(true) < $until, $next);
        } catch (RuntimeException) {
            // Another process is at it, or the database is in trouble: the planned turn finds out.
            return;
        }
        if ($state->next() !== null) {
            wp_clear_scheduled_hook(self::EVENT);
            self::plan();
        }
    }
}
