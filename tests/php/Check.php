<?php

declare(strict_types=1);

namespace Gazetteer\Tests;

use RuntimeException;

/** The only assertion of the PHP test cases. */
final class Check
{
    public static function same(mixed $expected, mixed $found): void
    {
        if ($expected !== $found) {
            throw new RuntimeException('expected ' . var_export($expected, true) . ', found ' . var_export($found, true));
        }
    }
}
