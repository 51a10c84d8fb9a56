<?php

declare(strict_types=1);

namespace Gazetteer\Links\Outbound;

use Gazetteer\Kernel\Database\Table;
use Gazetteer\Links\Domain\Outbound\OutboundLink;
use RuntimeException;

/** Stores outbound links in a separate database table. */
final class OutboundTable
{
    /** The sortable columns. */
    public const SORTABLE = ['address', 'target', 'label', 'status'];

    private readonly Table $schema;

    public function __construct()
    {
        $this->schema = self::table();
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

    /** Finds a link by its address, which is unique. */
    public function at(string $prefix, string $slug): ?OutboundLink
    {
        // The database may compare case- and accent-insensitively, so compare again in PHP.
        $found = $this->links('WHERE prefix = %s AND slug = %s', $prefix, $slug);

        return $found !== [] && $found[0]->slug === $slug && $found[0]->prefix === $prefix ? $found[0] : null;
    }

    public function find(int $id): ?OutboundLink
    {
        return $id > 0 ? $this->links('WHERE id = %d', $id)[0] ?? null : null;
    }

    /** Returns false if another link has the same address. */
    public function save(OutboundLink $link): bool
    {
        global $wpdb;
        $this->schema->create();
        $values = [$link->prefix, $link->slug, $link->target, $link->label, (int) $link->isOn, $link->note];
        $taken = $this->links('WHERE prefix = %s AND slug = %s AND id <> %d', $link->prefix, $link->slug, $link->id);
        if ($taken !== []) {
            return false;
        }
        // phpcs:disable WordPress.DB -- own table, with a prepared statement.
        $written = $wpdb->query($link->id > 0
            ? $wpdb->prepare('UPDATE %i SET prefix = %s, slug = %s, target = %s, label = %s, is_on = %d, note = %s WHERE id = %d', $this->schema->name(), ...[...$values, $link->id])
            : $wpdb->prepare('INSERT IGNORE INTO %i (prefix, slug, target, label, is_on, note) VALUES (%s, %s, %s, %s, %d, %s)', $this->schema->name(), ...$values));
        // phpcs:enable
        if ($written === false) {
            $this->schema->doubt();
            throw new RuntimeException('The outbound link could not be written.');
        }

        return $link->id > 0 || $written === 1;
    }

    /** @param list<int> $ids */
    public function switch(array $ids, bool $isOn): int
    {
        return $this->change('UPDATE %i SET is_on = %d WHERE id IN (' . self::places($ids) . ') AND is_on <> %d', $ids, [(int) $isOn], [(int) $isOn]);
    }

    /** @param list<int> $ids */
    public function remove(array $ids): int
    {
        return $this->change('DELETE FROM %i WHERE id IN (' . self::places($ids) . ')', $ids);
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
        global $wpdb;
        if (!$this->schema->exists()) {
            return 0;
        }
        [$which, $values] = $this->which($search);

        // phpcs:ignore WordPress.DB -- as above.
        return (int) $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) FROM %i {$which}", $this->schema->name(), ...$values));
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

    /** @param list<int> $ids */
    private static function places(array $ids): string
    {
        return implode(', ', array_fill(0, max(1, count($ids)), '%d'));
    }

    /**
     * @param list<int> $ids
     * @param list<int> $before
     * @param list<int> $after
     */
    private function change(string $statement, array $ids, array $before = [], array $after = []): int
    {
        global $wpdb;
        if ($ids === [] || !$this->schema->exists()) {
            return 0;
        }
        // phpcs:ignore WordPress.DB -- as above.
        $changed = $wpdb->query($wpdb->prepare($statement, $this->schema->name(), ...[...$before, ...$ids, ...$after]));

        return $changed === false ? throw new RuntimeException('The outbound links could not be written.') : (int) $changed;
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
        ), $this->schema->rows($which, ...$values));
    }
}
