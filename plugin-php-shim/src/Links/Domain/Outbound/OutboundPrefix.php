<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** The path prefixes of outbound links, from the affiliate paths in the settings. */
final class OutboundPrefix
{
    public const LONGEST = 60;
    /** WordPress uses these paths for its files and screens. */
    private const RESERVED = ['wp-admin', 'wp-content', 'wp-includes', 'wp-json', 'index.php'];

    /**
     * @param list<array{path: string, label: string}> $paths
     * @return list<string> The valid prefixes, without leading and trailing slashes.
     */
    public static function all(array $paths): array
    {
        $prefixes = array_map(static fn (array $one): string => strtolower(trim($one['path'], '/')), $paths);

        return array_values(array_unique(array_filter($prefixes, self::isOne(...))));
    }

    /** Quick check whether a text may contain an outbound link, to skip parsing all other texts. */
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
