<?php

declare(strict_types=1);

namespace Gazetteer\Links\Outbound;

use Gazetteer\Kernel\Store\StoreFailure;
use Gazetteer\Kernel\Store\Table;
use Gazetteer\Links\Domain\Outbound\OutboundLink;

/** Stores outbound links in a separate database table. */
final class OutboundTable
{
    /** The sortable columns. */
    public const SORTABLE = ['address', 'target', 'label', 'status'];

    private readonly Table $table;

    public function __construct()
    {
        $this->table = self::table();
    }

    /** The table is created with the first link. */
    public static function table(): Table
    {
        return new Table('outbound_links', self::design(...));
    }

    private static function design(string $table, string $collation): string
    {
        return "CREATE TABLE {$table} (
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            prefix varchar(60) NOT NULL,
            slug varchar(100) NOT NULL,
            target text NOT NULL,
            label varchar(60) NOT NULL DEFAULT '',
            is_on tinyint(1) unsigned NOT NULL DEFAULT 1,
            note text NOT NULL,
            PRIMARY KEY  (id),
            UNIQUE KEY address (prefix, slug)
        ) {$collation};";
    }

    /**
     * Finds a link by prefix and slug, which are unique together. If the database fails, returns null, so that
     * WordPress looks for a page with this path.
     */
    public function at(string $prefix, string $slug): ?OutboundLink
    {
        $found = StoreFailure::tolerate(fn (): array => $this->links('WHERE prefix = %s AND slug = %s', $prefix, $slug), []);

        // The database may compare case- and accent-insensitively, so compare again in PHP.

        return $found !== [] && $found[0]->slug === $slug && $found[0]->prefix === $prefix ? $found[0] : null;
    }

    public function find(int $id): ?OutboundLink
    {
        return $id > 0 ? $this->links('WHERE id = %d', $id)[0] ?? null : null;
    }

    /** Returns false if another link has the same address. */
    public function save(OutboundLink $link): bool
    {
        $taken = $this->links('WHERE prefix = %s AND slug = %s AND id <> %d', $link->prefix, $link->slug, $link->id);
        if ($taken !== []) {
            return false;
        }
        $row = ['prefix' => $link->prefix, 'slug' => $link->slug, 'target' => $link->target, 'label' => $link->label, 'is_on' => (int) $link->isOn, 'note' => $link->note];
        if ($link->id === 0) {
            return $this->table->insert($row) > 0;
        }
        $this->table->change('UPDATE {table} SET prefix = %s, slug = %s, target = %s, label = %s, is_on = %d, note = %s WHERE id = %d', ...[...array_values($row), $link->id]);

        return true;
    }

    /** @param list<int> $ids */
    public function switch(array $ids, bool $isOn): int
    {
        $sql = 'UPDATE {table} SET is_on = %d WHERE id IN (' . Table::places($ids) . ') AND is_on <> %d';

        return $ids === [] ? 0 : $this->table->change($sql, (int) $isOn, ...[...$ids, (int) $isOn]);
    }

    /** @param list<int> $ids */
    public function remove(array $ids): int
    {
        return $ids === [] ? 0 : $this->table->change('DELETE FROM {table} WHERE id IN (' . Table::places($ids) . ')', ...$ids);
    }

    /** @return list<OutboundLink> */
    public function page(string $search, string $order, bool $isDown, int $page, int $size): array
    {
        [$which, $values] = $this->which($search);
        $way = $isDown ? 'DESC' : 'ASC';
        $by = match (in_array($order, self::SORTABLE, true) ? $order : 'address') {
            'address' => "prefix {$way}, slug {$way}",
            'target' => "target {$way}, id",
            'label' => "label {$way}, prefix, slug",
            'status' => "is_on {$way}, prefix, slug",
        };

        return $this->links("{$which} ORDER BY {$by} LIMIT %d OFFSET %d", ...[...$values, $size, $size * max(0, $page - 1)]);
    }

    public function count(string $search = ''): int
    {
        [$which, $values] = $this->which($search);

        return $this->table->number("SELECT COUNT(*) FROM {table} {$which}", ...$values);
    }

    /** @return list<OutboundLink> Links with a higher ID than `$id`, to read all links in batches. */
    public function after(int $id, int $most): array
    {
        return $this->links('WHERE id > %d ORDER BY id LIMIT %d', $id, $most);
    }

    /** @return array{string, list<string>} */
    private function which(string $search): array
    {
        global $wpdb;
        if ($search === '') {
            return ['', []];
        }
        $like = '%' . $wpdb->esc_like(trim($search, '/')) . '%';

        return ["WHERE CONCAT(prefix, '/', slug) LIKE %s OR target LIKE %s OR label LIKE %s OR note LIKE %s", [$like, $like, $like, $like]];
    }

    /** @return list<OutboundLink> */
    private function links(string $which, int|string ...$values): array
    {
        return array_map(static fn (array $row): OutboundLink => new OutboundLink(
            (int) $row['id'],
            (string) $row['prefix'],
            (string) $row['slug'],
            (string) $row['target'],
            (string) $row['label'],
            (bool) $row['is_on'],
            (string) $row['note'],
        ), $this->table->rows("SELECT * FROM {table} {$which}", ...$values));
    }
}
