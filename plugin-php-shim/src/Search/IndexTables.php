<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Gazetteer\Kernel\Store\StoreFailure;

/**
 * The database tables of the search index: published listings without a password, the facets of each listing, and the set of listings
 * for each facet. The index gives each listing a number of its own instead of the post ID, so that sets stay small on
 * sites with many other posts. Long columns are in separate tables, so that the rows of frequent lookups are short.
 */
final class IndexTables
{
    /** MariaDB converts longer IN lists to a temporary table, and then scans the whole index table. */
    public const LONGEST_LIST = 900;
    /**
     * Suffixes of the table names. Each table exists twice during a rebuild: searches use one table, and the rebuild
     * fills the other.
     */
    public const SLOTS = ['', '_2'];
    /** Tables that only earlier schema versions have. */
    private const EARLIER = ['gazetteer_cards'];

    /** @param value-of<self::SLOTS> $slot */
    public function __construct(public readonly string $slot = '')
    {
    }

    public function listings(): string
    {
        return $this->table('gazetteer_listings');
    }

    public function sets(): string
    {
        return $this->table('gazetteer_sets');
    }

    public function facets(): string
    {
        return $this->table('gazetteer_facets');
    }

    /**
     * Adds the index tables to the list of tables that WordPress drops when it deletes a site of a network.
     *
     * @param list<string> $tables
     * @return list<string> The given tables and the index tables, including those of earlier schema versions.
     */
    public static function addToDropped(array $tables): array
    {
        return array_merge($tables, ...array_map(static fn (string $slot): array => (new self($slot))->withEarlier(), self::SLOTS));
    }

    /** @return list<string> */
    public function all(): array
    {
        return [$this->listings(), $this->facets(), $this->sets()];
    }

    public function create(): void
    {
        global $wpdb;
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        dbDelta($this->schema($wpdb->get_charset_collate()));
    }

    public function drop(): void
    {
        foreach ($this->withEarlier() as $table) {
            $this->change("DROP TABLE IF EXISTS {$table}");
        }
    }

    public function exist(): bool
    {
        global $wpdb;
        foreach ($this->all() as $table) {
            // phpcs:ignore WordPress.DB -- there is no other way to ask.
            if ($wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($table))) !== $table) {
                return false;
            }
        }

        return true;
    }

    /** Returns the number of changed rows. */
    public function change(string $sql, int|string ...$values): int
    {
        global $wpdb;
        // Do not print database errors on the page, because the caller handles a failed query.
        $hidden = $wpdb->suppress_errors();
        // phpcs:ignore WordPress.DB -- callers hold the statements, and their values come apart from them.
        $changed = $wpdb->query($values === [] ? $this->withTableNames($sql) : $wpdb->prepare($this->withTableNames($sql), ...$values));
        $wpdb->suppress_errors($hidden);
        if ($changed === false) {
            throw new StoreFailure('The search index could not be written.');
        }

        return (int) $changed;
    }

    /** @return list<array<string, string|null>> */
    public function rows(string $sql, int|string ...$values): array
    {
        global $wpdb;
        $hidden = $wpdb->suppress_errors();
        // phpcs:ignore WordPress.DB -- as above.
        $rows = $wpdb->get_results($values === [] ? $this->withTableNames($sql) : $wpdb->prepare($this->withTableNames($sql), ...$values), ARRAY_A);
        $wpdb->suppress_errors($hidden);
        if ($wpdb->last_error !== '') {
            throw new StoreFailure('The search index could not be read.');
        }

        return array_values((array) $rows);
    }

    public function lastNumber(): int
    {
        global $wpdb;

        return (int) $wpdb->insert_id;
    }

    /** @return list<string> */
    private function withEarlier(): array
    {
        return [...$this->all(), ...array_map($this->table(...), self::EARLIER)];
    }

    private function table(string $name): string
    {
        global $wpdb;

        return "{$wpdb->prefix}{$name}{$this->slot}";
    }

    private function withTableNames(string $sql): string
    {
        return strtr($sql, ['{listings}' => $this->listings(), '{facets}' => $this->facets(), '{sets}' => $this->sets()]);
    }

    /**
     * Returns the SQL of the tables. A table with texts must not have a column of another character set, because
     * WordPress would then reject each statement that contains an accent. Titles are truncated to a length that every
     * database can index. Facet names are ASCII with binary collation, because a prefix search reads a range of names.
     */
    private function schema(string $collation): string
    {
        return "CREATE TABLE {$this->listings()} (
            number bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            id bigint(20) unsigned NOT NULL,
            title varchar(191) NOT NULL DEFAULT '',
            published datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
            rated varchar(19) NOT NULL DEFAULT '',
            x double NOT NULL DEFAULT 0,
            y double NOT NULL DEFAULT 0,
            z double NOT NULL DEFAULT 0,
            PRIMARY KEY  (number),
            UNIQUE KEY id (id),
            KEY newest (published,id),
            KEY titled (title,id),
            KEY rated (rated,id)
        ) {$collation};
        CREATE TABLE {$this->facets()} (
            id bigint(20) unsigned NOT NULL,
            print varchar(32) NOT NULL DEFAULT '',
            facets mediumtext NOT NULL,
            PRIMARY KEY  (id)
        ) {$collation};
        CREATE TABLE {$this->sets()} (
            facet varchar(191) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
            chunk int(10) unsigned NOT NULL,
            size int(10) NOT NULL DEFAULT 0,
            stamp int(10) unsigned NOT NULL DEFAULT 0,
            members mediumtext NOT NULL,
            recent mediumtext NOT NULL,
            PRIMARY KEY  (facet,chunk),
            KEY sizes (facet,size)
        ) {$collation};";
    }
}
