<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Domain;

/** Parses the lists that the site owner entered for link tracking. */
final class TrackingLists
{
    private const MOST = 50;

    /** @return list<string> Host names. URLs are reduced to their host. */
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
     * Parses lines with a path and an optional label after a space.
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
     * Prefixes the paths with the folder of the site and, if permalinks contain it, with `index.php`.
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

    /** @return list<string> File extensions without the dot. */
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
