<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Domain;

/**
 * A list of pages that the site owner entered. Each line is a URL, the beginning of URLs followed by `*`, or a post
 * ID.
 */
final class PageList
{
    private const MOST = 100;

    /** @param list<string> $lines */
    private function __construct(public readonly array $lines)
    {
    }

    public static function read(string $text): self
    {
        $lines = array_map(trim(...), preg_split('/\R/u', $text) ?: []);

        return new self(array_slice(array_values(array_unique(array_filter($lines, static fn (string $line): bool => $line !== ''))), 0, self::MOST));
    }

    /**
     * @param string $path The path of the requested URL.
     * @param string $home The path of the site's home page; '' if the site is not in a folder.
     * @param int $post The ID of the displayed post; 0 for none.
     */
    public function contains(string $path, string $home = '', int $post = 0): bool
    {
        $requested = self::normalized($path);
        $home = self::normalized($home);
        foreach ($this->lines as $line) {
            $number = preg_match('/^\d+$/', $line) === 1 ? (int) $line : self::numberIn($line);
            if ($number > 0) {
                if ($number === $post) {
                    return true;
                }
                continue;
            }
            $listed = self::normalized(rtrim($line, '*'));
            foreach (array_unique([$listed, trim("{$home}/{$listed}", '/')]) as $page) {
                if (self::matches($requested, $page, $line)) {
                    return true;
                }
            }
        }

        return false;
    }

    private static function matches(string $requested, string $page, string $line): bool
    {
        return match (true) {
            !str_ends_with($line, '*') => $requested === $page,
            $page === '' || !str_ends_with($line, '/*') => str_starts_with($requested, $page),
            default => str_starts_with("{$requested}/", "{$page}/"),
        };
    }

    private static function numberIn(string $line): int
    {
        return preg_match('/[?&](?:page_id|p)=(\d+)/', $line, $found) === 1 ? (int) $found[1] : 0;
    }

    /** Reduces a URL to its decoded path in lower case, without slashes at both ends. */
    private static function normalized(string $address): string
    {
        $path = (string) preg_replace(['~^[a-z][a-z0-9+.-]*://[^/]*~i', '~[?#].*$~s'], '', $address);

        return mb_strtolower(trim(rawurldecode($path), '/'));
    }
}
