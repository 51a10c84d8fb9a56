<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

/** Builds the lookup in the background, a part at each turn. */
final class Rebuilding
{
    public const EVENT = LookupHooks::REBUILD;
    private const SECONDS = 10;

    public function __construct(private readonly Lookup $lookup)
    {
    }

    public static function plan(): void
    {
        if (!wp_next_scheduled(self::EVENT)) {
            wp_schedule_single_event(time(), self::EVENT);
        }
    }

    public function run(): void
    {
        $state = $this->lookup->state();
        $next = $state->isCurrent() ? $state->next() : null;
        if ($next === null) {
            return;
        }
        // The next turn is planned first: if this one is cut off, another goes on where it was.
        wp_schedule_single_event(time() + MINUTE_IN_SECONDS, self::EVENT);
        $until = microtime(true) + self::SECONDS;
        $this->lookup->reindex()->run(static fn (): bool => microtime(true) < $until, $next);
        wp_clear_scheduled_hook(self::EVENT);
        if ($this->lookup->state()->next() !== null) {
            self::plan();
        }
    }
}
