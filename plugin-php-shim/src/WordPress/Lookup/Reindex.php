<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

/** Builds the lookup anew from the listings, and compares the two. Neither needs more memory for more listings. */
final class Reindex
{
    private const STEP = 500;
    /** So many steps are written to the sets at once. */
    private const STEPS = 8;

    public function __construct(private readonly Lookup $lookup)
    {
    }

    /**
     * @param callable(int, int): mixed $progress Is told the last listing's id and how many are done; false stops for now.
     * @param int $from 0 begins anew; an id goes on behind that listing.
     * @return int How many listings were read.
     */
    public function run(callable $progress, int $from = 0): int
    {
        $state = $this->lookup->state();
        if ($from === 0) {
            $this->empty();
        }
        $writer = $this->lookup->writer();
        $done = 0;
        for ($step = 1; ($ids = $this->published($from)) !== []; $step++) {
            $writer->note($ids);
            $from = $ids[count($ids) - 1];
            $done += count($ids);
            self::forgetPosts();
            $goesOn = $progress($from, $done) !== false;
            if ($step % self::STEPS === 0 || !$goesOn) {
                $writer->settle(true);
                $state->rebuildFrom($from);
            }
            if (!$goesOn) {
                return $done;
            }
        }
        $writer->settle(true);
        (new RoughOrders($this->lookup->tables(), new FacetChanges($this->lookup->tables())))->renew();
        $state->done();
        $this->lookup->forgetAnswers();

        return $done;
    }

    /**
     * What is not as it should be.
     *
     * @return list<array{listing: int, wrong: string}> The wrong are missing, extra, changed, or set: listings that a set
     * has wrong are named by that set, with listing 0.
     */
    public function check(int $most = 100): array
    {
        if (!$this->lookup->tables()->exist()) {
            return [['listing' => 0, 'wrong' => 'table']];
        }

        return array_slice([...$this->wrongRows($most), ...(new SetCheck($this->lookup->tables()))->wrong($most)], 0, $most);
    }

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

    /** @return list<array{listing: int, wrong: string}> */
    private function wrongRows(int $most): array
    {
        $wrong = [];
        $from = 0;
        while (count($wrong) < $most && ($ids = $this->next($from)) !== []) {
            $entries = $this->lookup->reader()->read($ids);
            $rows = array_column($this->lookup->tables()->rows(
                'SELECT l.id, c.print FROM {listings} l LEFT JOIN {cards} c ON c.id = l.id WHERE l.id IN (' . implode(',', $ids) . ')',
            ), 'print', 'id');
            foreach ($ids as $id) {
                $how = match (true) {
                    !isset($entries[$id]) => array_key_exists($id, $rows) ? 'extra' : null,
                    !array_key_exists($id, $rows) => 'missing',
                    $rows[$id] !== $entries[$id]->print() => 'changed',
                    default => null,
                };
                if ($how !== null) {
                    $wrong[] = ['listing' => $id, 'wrong' => $how];
                }
            }
            $from = $ids[count($ids) - 1];
            self::forgetPosts();
        }

        return $wrong;
    }

    /** @return list<int> The next that are published, or in the lookup. */
    private function next(int $after): array
    {
        $kept = array_map(intval(...), array_column($this->lookup->tables()->rows(
            'SELECT id FROM {listings} WHERE id > %d ORDER BY id LIMIT %d',
            $after,
            self::STEP,
        ), 'id'));
        $ids = array_unique([...$this->published($after), ...$kept]);
        sort($ids);

        return array_slice($ids, 0, self::STEP);
    }

    private function empty(): void
    {
        $tables = $this->lookup->tables();
        $tables->create();
        $this->lookup->state()->rebuildFrom(0);
        foreach ($tables->all() as $table) {
            $tables->change("TRUNCATE TABLE {$table}");
        }
        $this->lookup->forgetAnswers();
    }

    /** A cache of this request only keeps every post it ever saw. */
    private static function forgetPosts(): void
    {
        if (wp_cache_supports('flush_runtime')) {
            wp_cache_flush_runtime();
        }
    }
}
