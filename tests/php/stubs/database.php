<?php

/**
 * The database object of WordPress, on an SQLite database in memory. It translates the few MySQL expressions that the
 * search index uses. Also the WordPress functions that split a search into words.
 */

declare(strict_types=1);

final class StubDatabase
{
    public string $prefix = 'wp_';
    public string $last_error = '';
    public int $insert_id = 0;
    private readonly PDO $sqlite;

    public function __construct()
    {
        // Keep one connection, because PHP on WebAssembly crashes when it closes one.
        static $connection = null;
        $this->sqlite = $connection ??= new PDO('sqlite::memory:');
        $this->sqlite->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
    }

    public function suppress_errors(bool $is = true): bool
    {
        return $is;
    }

    public function query(string $sql): int
    {
        [$insert, $update] = explode(' ON DUPLICATE KEY UPDATE ', $sql, 2) + [1 => null];
        $changed = $this->sqlite->exec(
            str_replace('INSERT IGNORE', 'INSERT OR IGNORE', $insert) . ($update === null ? '' : ' ON CONFLICT DO UPDATE SET ' . preg_replace(['/\bVALUES\((\w+)\)/', '/\bCONCAT\(([\w.]+), ([\w.]+)\)/'], ['excluded.$1', '$1 || $2'], $update)),
        );
        $this->insert_id = (int) $this->sqlite->lastInsertId();

        return (int) $changed;
    }

    /** @return list<array<string, string|null>> */
    public function get_results(string $sql): array
    {
        return array_map(
            static fn (array $row): array => array_map(static fn (mixed $value): ?string => $value === null ? null : (string) $value, $row),
            $this->sqlite->query($sql)->fetchAll(PDO::FETCH_ASSOC),
        );
    }

    public function prepare(string $sql, mixed ...$values): string
    {
        return (string) preg_replace_callback('/%[sd]/', function (array $found) use (&$values): string {
            $value = array_shift($values);

            return $found[0] === '%d' ? (string) (int) $value : $this->sqlite->quote((string) $value);
        }, $sql);
    }

    public function createIndex(): void
    {
        $this->sqlite->exec('DROP TABLE IF EXISTS wp_gazetteer_listings; DROP TABLE IF EXISTS wp_gazetteer_facets; DROP TABLE IF EXISTS wp_gazetteer_sets;');
        $this->sqlite->exec("CREATE TABLE wp_gazetteer_listings (number INTEGER PRIMARY KEY AUTOINCREMENT, id INTEGER UNIQUE, title TEXT, published TEXT, rated TEXT, x REAL, y REAL, z REAL);
            CREATE TABLE wp_gazetteer_facets (id INTEGER PRIMARY KEY, print TEXT, facets TEXT);
            CREATE TABLE wp_gazetteer_sets (facet TEXT, chunk INTEGER, size INTEGER DEFAULT 0, stamp INTEGER DEFAULT 0, members TEXT, recent TEXT, PRIMARY KEY (facet, chunk));");
    }
}

defined('ARRAY_A') || define('ARRAY_A', 'ARRAY_A');

if (!function_exists('remove_accents')) {
    function remove_accents(string $text, string $locale = ''): string
    {
        return strtr($text, ['ä' => 'a', 'ö' => 'o', 'ü' => 'u', 'é' => 'e', 'è' => 'e', 'ñ' => 'n']);
    }
}

if (!function_exists('wp_strip_all_tags')) {
    function wp_strip_all_tags(string $text): string
    {
        return strip_tags($text);
    }
}

if (!function_exists('wp_check_invalid_utf8')) {
    function wp_check_invalid_utf8(string $text, bool $strip = false): string
    {
        return $text;
    }
}
