<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Throwable;

/**
 * Runs the callbacks of other plugins at the plugin's hooks. Reports an exception in a callback and continues without
 * it.
 */
final class Extensions
{
    /** @param mixed ...$facts */
    public static function tell(string $action, mixed ...$facts): void
    {
        try {
            do_action($action, ...$facts); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- callers give names of ours.
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
     * @template T
     * @param T $value
     * @param mixed ...$facts
     * @return T|mixed
     */
    public static function filter(string $filter, mixed $value, mixed ...$facts): mixed
    {
        try {
            return apply_filters($filter, $value, ...$facts); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as above.
        } catch (Throwable $bug) {
            RefusalTexts::report($bug);

            return $value;
        }
    }
}
