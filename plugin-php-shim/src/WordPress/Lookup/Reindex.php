<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use RuntimeException;

/**
 * Builds the lookup anew from the listings, beside the tables that answer meanwhile, which then make room. Needs no more
 * memory for more listings.
 */
final class Reindex
{
    private const STEP = 500;
    /** So many steps are settled at once. */
    private const STEPS = 8;

    public function __construct(private readonly Lookup $lookup)
    {
    }

    /**
     * @param callable(int, int): mixed $progress Is told the last listing's id and how many are done; false stops for now.
     * @param int $from 0 begins anew; an id goes on behind that listing, if a building stopped there.
     * @return int How many listings were read.
     * @throws RuntimeException Where another process is building.
     */
    public function run(callable $progress, int $from = 0): int
    {
        return (new BuildLock())->during(fn (): int => $this->build($progress, $from));
    }

    /** @return list<array{listing: int, wrong: string}> See LookupCheck. */
    public function check(int $most = 100): array
    {
        return (new LookupCheck($this->lookup))->wrong($most);
    }

    /** @return list<int> The published listings behind one, by number. */
    public function published(int $after, int $most = self::STEP): array
    {
        global $wpdb;

        return array_map(intval(...), $wpdb->get_col($wpdb->prepare(
            "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND ID > %d ORDER BY ID LIMIT %d",
            $this->lookup->names()->listing,
            $after,
            $most,
        )));
    }

    public function count(): int
    {
        global $wpdb;

        return (int) $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish'", $this->lookup->names()->listing));
    }

    /** Whether there are no more than so many, which is told without counting all. */
    public function isShort(int $most): bool
    {
        global $wpdb;

        return count($wpdb->get_col($wpdb->prepare(
            "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' LIMIT %d",
            $this->lookup->names()->listing,
            $most + 1,
        ))) <= $most;
    }

    /** A cache of this request only keeps every post it ever saw. */
    public static function forgetPosts(): void
    {
        if (wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
    }

    private function build(callable $progress, int $from): int
    {
        $state = $this->lookup->state();
        $state->refresh();
        if ($from === 0 || $state->building() === null || !(new LookupTables($state->building()))->exist()) {
            $from = 0;
            $state->beginBuilding($this->lookup->fieldsPrint(), $this->count());
        }
        $tables = new LookupTables((string) $state->building());
        if ($from === 0) {
            $state->buildFrom(0);
            $tables->drop();
            $tables->create();
        }
        $writer = new BulkWriter($tables);
        $done = 0;
        for ($step = 1; ($ids = $this->published($from)) !== []; $step++) {
            $writer->note($this->lookup->reader()->read($ids));
            $from = $ids[count($ids) - 1];
            $done += count($ids);
            self::forgetPosts();
            $goesOn = $progress($from, $done) !== false;
            if ($step % self::STEPS === 0 || !$goesOn) {
                $writer->settle();
                $state->buildFrom($from);
                BuildLock::renew();
            }
            if (!$goesOn) {
                return $done;
            }
        }
        $writer->settle();
        $this->finish($tables);

        return $done;
    }

    /** What was changed meanwhile is written before the new tables answer, and what slips in between, after it. */
    private function finish(LookupTables $tables): void
    {
        $log = new LookupLog($tables);
        $writer = new LookupWriter($tables, $this->lookup->reader());
        (new RoughOrders($tables, new FacetChanges($tables)))->renew();
        $log->writeAll($writer->write(...));
        $state = $this->lookup->state();
        $isToBeBuiltAgain = $state->isToBeBuiltAgain();
        $state->swap();
        $log->writeAll($writer->write(...));
        $this->lookup->forgetAnswers();
        wp_clear_scheduled_hook(Rebuilding::EVENT);
        if ($isToBeBuiltAgain) {
            $this->lookup->rebuild();
        } else {
            // Whoever is just reading the old tables goes on doing so; they are dropped when that is long over.
            Rebuilding::plan(Rebuilding::LATER);
        }
    }
}
