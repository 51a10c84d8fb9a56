<?php

declare(strict_types=1);

namespace Gazetteer\Search\Rebuild;

use Gazetteer\Search\SiteIndex;
use Gazetteer\Search\SearchModule;
use RuntimeException;

/** Builds the search index with WP-Cron, one part per event, and drops tables that searches no longer use. */
final class RebuildCron
{
    public const EVENT = SearchModule::REBUILD;
    /** Seconds after which no request reads the old tables any longer. */
    public const LATER = 120;
    private const SECONDS = 10;

    public function __construct(private readonly SiteIndex $index)
    {
    }

    public static function schedule(int $later = 0): void
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
            $this->index->dropUnusedTables();

            return;
        }
        // Schedule the next event before the work starts, so that the rebuild continues if this process dies.
        wp_schedule_single_event(time() + MINUTE_IN_SECONDS, self::EVENT);
        $until = microtime(true) + self::SECONDS;
        try {
            $this->index->rebuilder()->run(static fn (): bool => microtime(true) < $until, $next);
        } catch (RuntimeException) {
            // Another process is building, or the database failed. The next event retries.
            return;
        }
        if ($state->next() !== null) {
            wp_clear_scheduled_hook(self::EVENT);
            self::schedule();
        }
    }
}
