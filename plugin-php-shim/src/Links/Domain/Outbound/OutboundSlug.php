<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** The last part of an outbound link's path: letters of any script, digits, and single separators between them. */
final class OutboundSlug
{
    public const LONGEST = 100;
    private const SHAPE = '/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*+(?:[-_.][\p{L}\p{M}\p{N}]++)*+$/Du';

    /** Normalizes a typed slug to its stored form: lowercase, with hyphens for spaces. */
    public static function read(string $typed): string|OutboundFault
    {
        $joined = (string) preg_replace('/\s+/u', '-', trim($typed));
        $slug = mb_strtolower(trim($joined, '/'));

        return match (true) {
            $slug === '' => OutboundFault::SlugMissing,
            mb_strlen($slug) > self::LONGEST => OutboundFault::SlugTooLong,
            !self::isOne($slug) => OutboundFault::SlugWrong,
            default => $slug,
        };
    }

    public static function isOne(string $slug): bool
    {
        return preg_match(self::SHAPE, $slug) === 1;
    }
}
