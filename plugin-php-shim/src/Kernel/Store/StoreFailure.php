<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Store;

use Gazetteer\Kernel\RefusalTexts;
use RuntimeException;

/** Thrown if the database could not run a statement on a table of the plugin. */
final class StoreFailure extends RuntimeException
{
    /**
     * Runs a database operation that the request can continue without. If the database fails, reports the error and
     * returns the fallback.
     *
     * @template T
     * @template F
     * @param callable(): T $work
     * @param F $fallback
     * @return T|F
     */
    public static function tolerate(callable $work, mixed $fallback = null): mixed
    {
        try {
            return $work();
        } catch (StoreFailure $failure) {
            RefusalTexts::report($failure);

            return $fallback;
        }
    }
}
