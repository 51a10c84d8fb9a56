<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Once;

/**
 * Counts attempts within a time window that begins with the first attempt. The count is in the persistent object
 * cache. Sites without such a cache store it in a row of the options table.
 */
final class AttemptCounter
{
    private const PREFIX = 'gazetteer_tally_';
    private const GROUP = 'gazetteer_tally';
    private const TRIES = 5;
    /** A row stores the number `window end * SCALE + count`, so that one SQL statement can increment the count. */
    private const SCALE = 10_000;

    /**
     * Counts an attempt, unless the limit is reached. Needs only one query while the count is below the limit.
     *
     * @return int Seconds until the next attempt is allowed; 0 if it is allowed now.
     */
    public static function wait(string $key, int $seconds, int $most): int
    {
        if (!wp_using_ext_object_cache() && self::increment(self::name($key), $seconds, $most)) {
            return 0;
        }
        [$count, $left] = self::add($key, $seconds);

        return $count > $most ? $left : 0;
    }

    /**
     * Counts an attempt.
     *
     * @return array{int, int} The count including this attempt, and the seconds until the window ends.
     */
    public static function add(string $key, int $seconds): array
    {
        return self::addToCache(self::name($key), $seconds) ?? self::addToTable(self::name($key), $seconds);
    }

    /** @param int $seconds The window length, the same as for `add()`. */
    public static function count(string $key, int $seconds): int
    {
        $known = wp_using_ext_object_cache() ? (int) wp_cache_get(self::name($key), self::GROUP) : 0;
        if ($known > 0) {
            return $known;
        }
        [$end, $count] = self::read(new OptionRow(self::name($key)));

        return self::isOver($end, $seconds, time()) ? 0 : $count;
    }

    /** Deletes the rows of expired windows. */
    public static function sweep(): void
    {
        OptionRow::sweep(self::PREFIX);
    }

    /**
     * Whether the window has ended. A window that ends too far in the future was stored before the clock was set
     * back. It counts as ended, with a tolerance for servers whose clocks differ.
     */
    private static function isOver(int $end, int $seconds, int $now): bool
    {
        return $end <= $now || $end > $now + 2 * $seconds;
    }

    /**
     * @return array{int, int}|null Null if the site has no persistent object cache, or if the cache does not respond.
     */
    private static function addToCache(string $name, int $seconds): ?array
    {
        if (!wp_using_ext_object_cache()) {
            return null;
        }
        wp_cache_add($name, 0, self::GROUP, $seconds);
        $count = (int) wp_cache_incr($name, 1, self::GROUP);

        // The cache does not report when an entry expires, so return the longest possible time.
        return $count > 0 ? [$count, $seconds] : null;
    }

    /** @return array{int, int} */
    private static function addToTable(string $name, int $seconds): array
    {
        $now = time();
        $made = 0;
        $row = new OptionRow($name);
        // Another request may change the row at the same time. Write only if the row is unchanged since it was read,
        // otherwise read it again.
        for ($try = 0; $made === 0 && $try < self::TRIES; $try++) {
            [$end, $count] = self::read($row);
            [$end, $count] = self::isOver($end, $seconds, $now) ? [$now + $seconds, 1] : [$end, $count + 1];
            $made = $row->write((string) ($end * self::SCALE + min($count, self::SCALE - 1)));
        }

        return [$count, max(1, $end - $now)];
    }

    /** Increments the count of an existing row. Returns false if there is no row or its limit is reached. */
    private static function increment(string $name, int $seconds, int $most): bool
    {
        global $wpdb;

        return $wpdb->query($wpdb->prepare(
            "UPDATE {$wpdb->options} SET option_value = CAST(option_value AS SIGNED) + 1
            WHERE option_name = %s AND CAST(option_value AS SIGNED) BETWEEN %d AND %d AND MOD(CAST(option_value AS SIGNED), %d) < %d",
            $name,
            time() * self::SCALE + 1,
            (time() + 2 * $seconds + 1) * self::SCALE - 1,
            self::SCALE,
            min($most, self::SCALE - 1),
        )) === 1;
    }

    /** @return array{int, int} The end of the window, and the count. */
    private static function read(OptionRow $row): array
    {
        $number = (int) $row->read();

        return [intdiv($number, self::SCALE), $number % self::SCALE];
    }

    private static function name(string $key): string
    {
        return self::PREFIX . substr(hash('sha256', $key), 0, 32);
    }
}
