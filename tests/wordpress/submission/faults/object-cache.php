<?php
/**
 * For tests only. A persistent object cache in a file that all processes share. `X-Test-Cache` selects a fault:
 * `flushed` empties the cache at every statement that writes, `down` stores nothing, and `stale` returns the state of
 * the last call of `gazetteer_test_cache_ages()`, while it still stores new values.
 */

declare(strict_types=1);

final class WP_Object_Cache
{
    /** @var list<string> Groups that are not shared between requests. */
    public array $own = [];
    /** @var array<string, mixed> */
    private array $memory = [];
    private PDO $file;
    public readonly string $trouble;

    public function __construct()
    {
        $this->trouble = (string) ($_SERVER['HTTP_X_TEST_CACHE'] ?? '');
        $this->file = new PDO('sqlite:' . WP_CONTENT_DIR . '/object-cache.sqlite', null, null, [PDO::ATTR_TIMEOUT => 20]);
        $this->file->exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE IF NOT EXISTS present (name TEXT PRIMARY KEY, value BLOB); CREATE TABLE IF NOT EXISTS past (name TEXT PRIMARY KEY, value BLOB);');
        if ($this->trouble === 'flushed') {
            add_filter('query', function (string $query): string {
                if (preg_match('/^\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $query) === 1) {
                    $this->flush();
                }

                return $query;
            });
        }
    }

    public function get(string $name, string $group): mixed
    {
        if (in_array($group, $this->own, true)) {
            return $this->memory[$name] ?? null;
        }
        if ($this->trouble === 'down') {
            return null;
        }
        $found = $this->asked('SELECT value FROM ' . ($this->trouble === 'stale' ? 'past' : 'present') . ' WHERE name = ?', $name)->fetchColumn();

        return $found === false ? null : unserialize((string) $found);
    }

    public function put(string $name, mixed $value, string $group, bool $isNew = false): bool
    {
        if (in_array($group, $this->own, true)) {
            $isThere = isset($this->memory[$name]);
            $this->memory[$name] = $isNew && $isThere ? $this->memory[$name] : $value;

            return !$isNew || !$isThere;
        }

        return $this->trouble !== 'down' && $this->asked('INSERT OR ' . ($isNew ? 'IGNORE' : 'REPLACE') . ' INTO present VALUES (?, ?)', $name, serialize($value))->rowCount() === 1;
    }

    public function add(string $name, int $more, string $group): int|false
    {
        if ($this->trouble === 'down') {
            return false;
        }
        $this->file->exec('BEGIN IMMEDIATE');
        $held = $this->asked('SELECT value FROM present WHERE name = ?', $name)->fetchColumn();
        $sum = $held === false ? false : max(0, (int) unserialize((string) $held) + $more);
        $sum === false || $this->put($name, $sum, $group);
        $this->file->exec('COMMIT');

        return $sum;
    }

    public function remove(string $name): bool
    {
        unset($this->memory[$name]);

        return $this->trouble !== 'down' && $this->asked('DELETE FROM present WHERE name = ?', $name)->rowCount() === 1;
    }

    public function flush(): bool
    {
        $this->memory = [];

        return $this->trouble !== 'down' && $this->file->exec('DELETE FROM present') !== false;
    }

    public function age(): void
    {
        $this->file->exec('BEGIN IMMEDIATE; DELETE FROM past; INSERT INTO past SELECT * FROM present; COMMIT;');
    }

    private function asked(string $statement, string ...$values): PDOStatement
    {
        $asked = $this->file->prepare($statement);
        $asked->execute($values);

        return $asked;
    }
}

function gazetteer_test_cache_ages(): void
{
    $GLOBALS['wp_object_cache']->age();
}

function gazetteer_test_cache_name(int|string $key, string $group): string
{
    return ($group ?: 'default') . ":{$key}";
}

function wp_cache_init(): void
{
    $GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}

function wp_cache_get($key, $group = '', $force = false, &$found = null)
{
    $value = $GLOBALS['wp_object_cache']->get(gazetteer_test_cache_name($key, $group), $group);
    $found = $value !== null;

    return $value ?? false;
}

function wp_cache_set($key, $data, $group = '', $expire = 0)
{
    return $GLOBALS['wp_object_cache']->put(gazetteer_test_cache_name($key, $group), $data, $group);
}

function wp_cache_add($key, $data, $group = '', $expire = 0)
{
    return !wp_suspend_cache_addition() && $GLOBALS['wp_object_cache']->put(gazetteer_test_cache_name($key, $group), $data, $group, true);
}

function wp_cache_replace($key, $data, $group = '', $expire = 0)
{
    return wp_cache_get($key, $group) !== false && wp_cache_set($key, $data, $group);
}

function wp_cache_incr($key, $offset = 1, $group = '')
{
    return $GLOBALS['wp_object_cache']->add(gazetteer_test_cache_name($key, $group), (int) $offset, $group);
}

function wp_cache_decr($key, $offset = 1, $group = '')
{
    return wp_cache_incr($key, -$offset, $group);
}

function wp_cache_delete($key, $group = '')
{
    return $GLOBALS['wp_object_cache']->remove(gazetteer_test_cache_name($key, $group));
}

function wp_cache_flush()
{
    return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_close()
{
    return true;
}

function wp_cache_add_global_groups($groups)
{
}

function wp_cache_add_non_persistent_groups($groups)
{
    $GLOBALS['wp_object_cache']->own = [...$GLOBALS['wp_object_cache']->own, ...(array) $groups];
}

// WordPress provides the other functions with its own fallbacks.
