<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** What the addresses of outbound links begin with: the paths that the owner named as leading to partners. */
final class OutboundPrefix
{
    public const LONGEST = 60;
    /** Files and screens of WordPress are there. */
    private const RESERVED = ['wp-admin', 'wp-content', 'wp-includes', 'wp-json', 'index.php'];

    /**
     * @param list<array{path: string, label: string}> $paths
     * @return list<string> Those that can be one, without slashes at their ends.
     */
    public static function all(array $paths): array
    {
        $prefixes = array_map(static fn (array $one): string => strtolower(trim($one['path'], '/')), $paths);

        return array_values(array_unique(array_filter($prefixes, self::isOne(...))));
    }

    /** Whether a text may hold an address with one of them; what is not said to is not read any further. */
    public static function isIn(string $text, string ...$prefixes): bool
    {
        foreach ($prefixes as $prefix) {
            if (stripos($text, "/{$prefix}/") !== false) {
                return true;
            }
        }

        return false;
    }

    private static function isOne(string $prefix): bool
    {
        return strlen($prefix) <= self::LONGEST
            && preg_match('~^[a-z0-9_-]+(?:/[a-z0-9_-]+)*$~D', $prefix) === 1
            && !in_array(explode('/', $prefix)[0], self::RESERVED, true);
    }
}
