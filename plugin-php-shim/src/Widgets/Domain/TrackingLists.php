<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Domain;

/** Parses the link tracking lists that the owner typed, one item per line, into the format of the script. */
final class TrackingLists
{
    private const MOST = 50;

    /** @return list<string> Host names; of a URL, only its host. */
    public static function hosts(string $text): array
    {
        $hosts = [];
        foreach (self::parts('/[\s,;]+/', $text) as $part) {
            $host = preg_replace('~^[a-z][a-z0-9+.-]*://|[/:?#].*$~i', '', mb_strtolower($part));
            if (preg_match('/^[^\s.\/]+(?:\.[^\s.\/]+)*$/u', (string) $host) === 1) {
                $hosts[] = (string) $host;
            }
        }

        return array_values(array_unique($hosts));
    }

    /**
     * Each line has a path and, after a space, an optional label for these links.
     *
     * @return list<array{path: string, label: string}>
     */
    public static function affiliates(string $text, string $label = 'affiliate'): array
    {
        $found = [];
        foreach (self::parts('/\R/u', $text) as $line) {
            [$path, $named] = array_map(trim(...), explode(' ', trim($line), 2) + [1 => '']);
            $path = '/' . ltrim((string) preg_replace('~^[a-z][a-z0-9+.-]*://[^/]*~i', '', $path), '/');
            if ($path !== '/') {
                $found[$path] = ['path' => $path, 'label' => $named === '' ? $label : $named];
            }
        }

        return array_values($found);
    }

    /**
     * Prefixes the paths with the site's folder, and with the index file if permalinks need it.
     *
     * @param list<array{path: string, label: string}> $paths
     * @return list<array{path: string, label: string}>
     */
    public static function onSite(array $paths, string $home, string $file): array
    {
        $found = [];
        foreach (array_unique([$home . $file, $home]) as $base) {
            foreach ($paths as $one) {
                $found[] = ['path' => $base . $one['path'], 'label' => $one['label']];
            }
        }

        return $found;
    }

    /** @return list<string> File name extensions, without a dot. */
    public static function extensions(string $text): array
    {
        $words = array_map(static fn (string $word): string => ltrim(strtolower($word), '.*'), self::parts('/[\s,;]+/', $text));

        return array_values(array_unique(array_filter($words, static fn (string $word): bool => preg_match('/^[a-z0-9]{1,12}$/D', $word) === 1)));
    }

    /** @return list<string> */
    private static function parts(string $pattern, string $text): array
    {
        return array_slice(preg_split($pattern, $text, -1, PREG_SPLIT_NO_EMPTY) ?: [], 0, self::MOST);
    }
}
