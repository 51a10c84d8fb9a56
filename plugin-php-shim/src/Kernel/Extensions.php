<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Throwable;

/** Runs other people's code at our hooks. Whatever is wrong with it is reported, and ours goes on without it. */
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
     * A filter that still works, and tells developers what to use instead.
     *
     * @param string $version Of the plugin, in which it became deprecated.
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
