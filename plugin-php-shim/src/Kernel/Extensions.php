<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Throwable;

/**
 * Runs the plugin's actions and filters. If a callback of another plugin throws, reports the exception and continues.
 */
final class Extensions
{
    /** @param mixed ...$arguments */
    public static function fire(string $action, mixed ...$arguments): void
    {
        try {
            do_action($action, ...$arguments); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- callers pass prefixed names.
        } catch (Throwable $bug) {
            RefusalTexts::report($bug);
        }
    }

    /**
     * Runs a deprecated filter and tells developers what to use instead.
     *
     * @param string $version The plugin version that deprecated the filter.
     */
    public static function deprecated(string $filter, mixed $value, string $version, string $instead): mixed
    {
        try {
            return apply_filters_deprecated($filter, [$value], $version, $instead); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as above.
        } catch (Throwable $bug) {
            RefusalTexts::report($bug);

            return $value;
        }
    }

    /**
     * Returns the objects that other plugins add through a filter, by slug, together with the plugin's own objects.
     * Skips invalid slugs and objects of another type. If a callback throws, returns only the plugin's own objects.
     *
     * @template T of object
     * @param array<string, T> $own
     * @param class-string<T> $type
     * @return array<string, T>
     */
    public static function registry(string $filter, array $own, string $type): array
    {
        $found = self::filter($filter, $own);

        return is_array($found) ? array_filter(
            $found,
            static fn (mixed $value, int|string $slug): bool => $value instanceof $type && preg_match('/^[a-z][a-z0-9_-]{0,39}$/D', (string) $slug) === 1,
            ARRAY_FILTER_USE_BOTH,
        ) : $own;
    }

    /**
     * Calls code of another plugin. If the code throws, reports the exception and returns the fallback.
     *
     * @template T
     * @param callable(): T $call
     * @param T $fallback
     * @return T
     */
    public static function attempt(callable $call, mixed $fallback): mixed
    {
        try {
            return $call();
        } catch (Throwable $bug) {
            RefusalTexts::report($bug);

            return $fallback;
        }
    }

    /**
     * @template T
     * @param T $value
     * @param mixed ...$arguments
     * @return T|mixed
     */
    public static function filter(string $filter, mixed $value, mixed ...$arguments): mixed
    {
        try {
            return apply_filters($filter, $value, ...$arguments); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as above.
        } catch (Throwable $bug) {
            RefusalTexts::report($bug);

            return $value;
        }
    }
}
