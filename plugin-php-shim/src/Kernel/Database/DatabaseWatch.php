<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Database;

use RuntimeException;
use WP_Error;

/**
 * Notes which statements on WordPress's own tables fail. WordPress tells nobody that a meta or a term was not written; it
 * only keeps a list.
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

    /** Whether a statement failed since, or there is no database any more. */
    public function hasFailed(): bool
    {
        return self::isGone() || $this->statements() !== [];
    }

    /** @throws RuntimeException Where something was not written. */
    public function refuseLoss(): void
    {
        if (self::isGone() || preg_grep(self::WRITES, $this->statements()) !== []) {
            throw new RuntimeException('A statement of the database failed.');
        }
    }

    /** WordPress gives up a server that it cannot reach again. */
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

        // Tables of plugins, ours among them, have ways of their own to go on.
        return array_values((array) preg_grep("/\\b(?:{$names})\\b/", $failed));
    }

    /** @return list<mixed> */
    private static function failures(): array
    {
        // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
        return array_values((array) ($GLOBALS['EZSQL_ERROR'] ?? []));
    }
}
