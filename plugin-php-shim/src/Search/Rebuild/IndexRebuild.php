<?php

declare(strict_types=1);

namespace Gazetteer\Search\Rebuild;

use Gazetteer\Kernel\Once\ProcessLock;
use Gazetteer\Search\IndexTables;
use Gazetteer\Search\SiteIndex;
use Gazetteer\Search\Write\BulkWriter;
use Gazetteer\Search\Write\ChangeLog;
use Gazetteer\Search\Write\FacetChanges;
use Gazetteer\Search\Write\IndexWriter;
use Gazetteer\Search\Write\RoughOrders;
use RuntimeException;

/**
 * Rebuilds the search index from the listings in new tables. Searches use the old tables until the new ones are complete.
 * Memory use does not grow with the number of listings.
 */
final class IndexRebuild
{
    private const STEP = 500;
    /** Number of steps after which the collected listings are written to the tables. */
    private const STEPS = 8;

    private readonly ProcessLock $lock;

    public function __construct(private readonly SiteIndex $index)
    {
        $this->lock = new ProcessLock('gazetteer_search_index_lock', 120);
    }

    /**
     * @param callable(int, int): mixed $progress Receives the last listing's ID and the number of processed listings. Returns false to pause the rebuild.
     * @param int $from 0 starts from the beginning. An ID continues a paused rebuild after that listing.
     * @return int The number of listings read.
     * @throws RuntimeException If another process is building.
     */
    public function run(callable $progress, int $from = 0): int
    {
        return $this->lock->during(fn (): int => $this->build($progress, $from), 'The search index is being built by another process.');
    }

    /** @return list<array{listing: int, wrong: string}> See IndexCheck. */
    public function check(int $most = 100): array
    {
        return (new IndexCheck($this->index))->differences($most);
    }

    /** @return list<int> IDs of published listings without a password after an ID, in ascending order. */
    public function published(int $after, int $most = self::STEP): array
    {
        global $wpdb;

        return array_map(intval(...), $wpdb->get_col($wpdb->prepare(
            "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND post_password = '' AND ID > %d ORDER BY ID LIMIT %d",
            $this->index->names()->listing,
            $after,
            $most,
        )));
    }

    public function count(): int
    {
        global $wpdb;

        return (int) $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND post_password = ''", $this->index->names()->listing));
    }

    /** Returns a hash that changes if the custom fields change in a way that requires a rebuild. */
    public function fieldsFingerprint(): string
    {
        return $this->index->searchedFields()->fingerprint();
    }

    /** Whether there are at most `$most` published listings. Reads only `$most` + 1 rows. */
    public function isShort(int $most): bool
    {
        global $wpdb;

        return count($wpdb->get_col($wpdb->prepare(
            "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND post_password = '' LIMIT %d",
            $this->index->names()->listing,
            $most + 1,
        ))) <= $most;
    }

    /** Flushes the runtime cache of WordPress, which keeps every post of the request in memory. */
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
        if ($from === 0 || $state->buildingSlot() === null || !(new IndexTables($state->buildingSlot()))->exist()) {
            $from = 0;
            $state->startBuild($this->fieldsFingerprint(), $this->count());
        }
        $tables = new IndexTables((string) $state->buildingSlot());
        if ($from === 0) {
            $state->saveProgress(0);
            $tables->drop();
            $tables->create();
        }
        $writer = new BulkWriter($tables);
        $done = 0;
        for ($step = 1; ($ids = $this->published($from)) !== []; $step++) {
            $writer->add($this->index->reader()->read($ids));
            $from = $ids[count($ids) - 1];
            $done += count($ids);
            self::forgetPosts();
            $continues = $progress($from, $done) !== false;
            if ($step % self::STEPS === 0 || !$continues) {
                $writer->write();
                $state->saveProgress($from);
                $this->lock->renew();
            }
            if (!$continues) {
                return $done;
            }
        }
        $writer->write();
        $this->finish($tables);

        return $done;
    }

    /**
     * Writes the logged changes, then makes searches use the new tables. Then writes the changes that were logged in
     * the meantime.
     */
    private function finish(IndexTables $tables): void
    {
        $log = new ChangeLog($tables);
        $writer = new IndexWriter($tables, $this->index->reader());
        (new RoughOrders($tables, new FacetChanges($tables)))->renew();
        $log->writeAll($writer->write(...));
        $state = $this->index->state();
        $needsAnother = $state->needsAnotherRebuild();
        $state->swap();
        $log->writeAll($writer->write(...));
        $this->index->clearCache();
        wp_clear_scheduled_hook(RebuildCron::EVENT);
        if ($needsAnother) {
            $this->index->scheduleRebuild();
        } else {
            // Other requests may still read the old tables, so drop them later.
            RebuildCron::schedule(RebuildCron::LATER);
        }
    }
}
