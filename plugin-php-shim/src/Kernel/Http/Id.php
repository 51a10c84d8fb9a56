<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** The number of a post, term or user, as requests send it. */
final class Id
{
    /** Null for what is none, 0 included. */
    public static function read(mixed $value): ?int
    {
        if (!is_string($value) && !is_int($value)) {
            return null;
        }
        $text = trim((string) $value);

        return preg_match('/^[1-9][0-9]{0,9}$/', $text) === 1 ? (int) $text : null;
    }
}
