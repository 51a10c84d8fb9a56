<?php

declare(strict_types=1);

namespace Gazetteer\Search\Rebuild;

use Gazetteer\Kernel\Once\ProcessLock;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\SearchIndex;
use Gazetteer\Search\Write\BulkWriter;
use Gazetteer\Search\Write\ChangeLog;
use Gazetteer\Search\Write\FacetChanges;
use Gazetteer\Search\Write\IndexWriter;
use Gazetteer\Search\Write\RoughOrders;
use RuntimeException;

/**
 * Builds the search index anew from the listings, beside the tables that answer meanwhile, which then make room. Needs
 * no more memory for more listings.
 */
final class IndexRebuild
{
    private const STEP = 500;
    /** So many steps are settled at once. */
    private const STEPS = 8;

    private readonly ProcessLock $lock;

    public function __construct(private readonly SearchIndex $index)
    {
        $this->lock = new ProcessLock('gazetteer_search_index_lock', 120);
    }

    /**
     * @param callable(int, int): mixed $progress Is told the last listing's id and how many are done; false stops for now.
     * @param int $from 0 begins anew; an id goes on behind that listing, if a building stopped there.
     * @return int How many listings were read.
     * @throws RuntimeException Where another process is building.
     */
    public function run(callable $progress, int $from = 0): int
    {
        return $this->lock->during(fn (): int => $this->build($progress, $from), 'The search index is being built by another process.');
    }

    /** @return list<array{listing: int, wrong: string}> See IndexCheck. */
    public function check(int $most = 100): array
    {
        return (new IndexCheck($this->index))->wrong($most);
    }

    /** @return list<int> The published listings behind one, by number. */
    public function published(int $after, int $most = self::STEP): array
    {
        global $wpdb;

        return array_map(intval(...), $wpdb->get_col($wpdb->prepare(
            "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND ID > %d ORDER BY ID LIMIT %d",
            $this->index->names()->listing,
            $after,
            $most,
        )));
    }

    public function count(): int
    {
        global $wpdb;

        return (int) $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish'", $this->index->names()->listing));
    }

    /** Whether there are no more than so many, which is told without counting all. */
    public function isShort(int $most): bool
    {
        global $wpdb;

        return count($wpdb->get_col($wpdb->prepare(
            "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' LIMIT %d",
            $this->index->names()->listing,
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
        $state = $this->index->state();
        $state->refresh();
        if ($from === 0 || $state->building() === null || !(new IndexTables($state->building()))->exist()) {
            $from = 0;
            $state->beginBuilding($this->index->filterFields()->fingerprint(), $this->count());
        }
        $tables = new IndexTables((string) $state->building());
        if ($from === 0) {
            $state->buildFrom(0);
            $tables->drop();
            $tables->create();
        }
        $writer = new BulkWriter($tables);
        $done = 0;
        for ($step = 1; ($ids = $this->published($from)) !== []; $step++) {
            $writer->note($this->index->reader()->read($ids));
            $from = $ids[count($ids) - 1];
            $done += count($ids);
            self::forgetPosts();
            $goesOn = $progress($from, $done) !== false;
            if ($step % self::STEPS === 0 || !$goesOn) {
                $writer->settle();
                $state->buildFrom($from);
                $this->lock->renew();
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
    private function finish(IndexTables $tables): void
    {
        $log = new ChangeLog($tables);
        $writer = new IndexWriter($tables, $this->index->reader());
        (new RoughOrders($tables, new FacetChanges($tables)))->renew();
        $log->writeAll($writer->write(...));
        $state = $this->index->state();
        $isToBeBuiltAgain = $state->isToBeBuiltAgain();
        $state->swap();
        $log->writeAll($writer->write(...));
        $this->index->forgetAnswers();
        wp_clear_scheduled_hook(RebuildCron::EVENT);
        if ($isToBeBuiltAgain) {
            $this->index->rebuild();
        } else {
            // Whoever is just reading the old tables goes on doing so; they are dropped when that is long over.
            RebuildCron::plan(RebuildCron::LATER);
        }
    }
}
