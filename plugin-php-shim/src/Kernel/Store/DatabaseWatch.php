<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Store;

use RuntimeException;
use WP_Error;

/**
 * Detects failed statements on WordPress's own tables. WordPress does not report that a meta or term was not written;
 * it only adds the statement to `$EZSQL_ERROR`.
 */
final class DatabaseWatch
{
    private const WRITES = '/^\s*(?:INSERT|REPLACE|UPDATE|DELETE)\b/i';

    private function __construct(private readonly int $before)
    {
    }

    public static function begin(): self
    {
        return new self(count(self::failures()));
    }

    /** Returns true if a statement failed since `begin()`, or if the database connection is lost. */
    public function hasFailed(): bool
    {
        return self::isGone() || $this->statements() !== [];
    }

    /** @throws RuntimeException If a write failed. */
    public function refuseLoss(): void
    {
        if (self::isGone() || preg_grep(self::WRITES, $this->statements()) !== []) {
            throw new RuntimeException('A statement of the database failed.');
        }
    }

    /** WordPress sets this error after it failed to reconnect to the server. */
    public static function isGone(): bool
    {
        global $wpdb;

        return $wpdb->error instanceof WP_Error;
    }

    /** @return list<string> */
    private function statements(): array
    {
        global $wpdb;
        $failed = array_map(static fn (mixed $failure): string => is_array($failure) ? (string) ($failure['query'] ?? '') : '', array_slice(self::failures(), $this->before));
        $names = implode('|', array_map(static fn (string $table): string => preg_quote($table, '/'), $wpdb->tables()));

        // Ignore the tables of plugins. This plugin throws a StoreFailure for its own tables.
        return array_values((array) preg_grep("/\\b(?:{$names})\\b/", $failed));
    }

    /** @return list<mixed> */
    private static function failures(): array
    {
        // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
        return array_values((array) ($GLOBALS['EZSQL_ERROR'] ?? []));
    }
}
