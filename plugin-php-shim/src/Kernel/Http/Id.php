<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Reads the ID of a post, term or user from a request. */
final class Id
{
    /** Returns null if the value is not a positive integer. */
    public static function read(mixed $value): ?int
    {
        if (!is_string($value) && !is_int($value)) {
            return null;
        }
        $text = trim((string) $value);

        return preg_match('/^[1-9][0-9]{0,9}$/', $text) === 1 ? (int) $text : null;
    }
}
