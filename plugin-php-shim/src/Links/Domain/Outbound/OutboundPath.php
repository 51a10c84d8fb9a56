<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** The addresses of outbound links: a prefix from the settings and a slug, below the path of the site. */
final class OutboundPath
{
    public const LONGEST_SLUG = 100;
    /**
     * The format of a slug: letters of any script and digits, with single hyphens, underscores or full stops between
     * them.
     */
    private const SLUG = '/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*+(?:[-_.][\p{L}\p{M}\p{N}]++)*+$/Du';
    public const LONGEST_PREFIX = 60;
    /** Paths that WordPress uses for its own files and screens, so outbound links cannot use them. */
    private const RESERVED = ['wp-admin', 'wp-content', 'wp-includes', 'wp-json', 'index.php'];

    private readonly string $pattern;

    /**
     * @param string $home The path of the site's home URL, such as “/guide”, or ''.
     * @param list<string> $hosts Host names of the site, in lower case.
     * @param list<string> $prefixes Without leading and trailing slashes.
     */
    public function __construct(public readonly string $home, private readonly array $hosts, public readonly array $prefixes)
    {
        $quoted = implode('|', array_map(static fn (string $prefix): string => preg_quote($prefix, '~'), $prefixes));
        $this->pattern = '~^' . preg_quote(mb_strtolower(rtrim($home, '/')), '~') . "/(?:index\\.php/)?({$quoted})/([^/]+)/?$~Du";
    }

    /**
     * Returns the prefix and slug of an address; null for other addresses. Does not check whether the link exists.
     *
     * @param string $address A path, or a full URL of this site.
     * @return array{string, string}|null
     */
    public function read(string $address): ?array
    {
        $path = $this->path((string) preg_replace('/[?#].*$/s', '', trim($address)));
        if ($path === null || $this->prefixes === []) {
            return null;
        }
        $decoded = rawurldecode($path);
        if (preg_match('//u', $decoded) !== 1 || preg_match($this->pattern, mb_strtolower($decoded), $found) !== 1) {
            return null;
        }

        return self::isSlug($found[2]) ? [$found[1], $found[2]] : null;
    }

    /** Whether a target is itself the address of an outbound link. Such a target could cause a redirect loop. */
    public function holds(string $target): bool
    {
        return $this->read($target) !== null;
    }

    private function path(string $address): ?string
    {
        if (preg_match('~^(?:https?:)?//([^/]*)(.*)$~Dis', $address, $found) === 1) {
            $host = strtolower((string) preg_replace('/^.*@|:\d*$/', '', $found[1]));

            return in_array(self::bare($host), array_map(self::bare(...), $this->hosts), true) ? $found[2] : null;
        }

        return str_starts_with($address, '/') ? $address : null;
    }

    private static function bare(string $host): string
    {
        return (string) preg_replace('/^www\./', '', $host);
    }

    /** Normalizes a typed slug to its stored form: lowercase, with hyphens for spaces. */
    public static function slug(string $typed): string|OutboundFault
    {
        $joined = (string) preg_replace('/\s+/u', '-', trim($typed));
        $slug = mb_strtolower(trim($joined, '/'));

        return match (true) {
            $slug === '' => OutboundFault::SlugMissing,
            mb_strlen($slug) > self::LONGEST_SLUG => OutboundFault::SlugTooLong,
            !self::isSlug($slug) => OutboundFault::SlugWrong,
            default => $slug,
        };
    }

    private static function isSlug(string $slug): bool
    {
        return preg_match(self::SLUG, $slug) === 1;
    }

    /**
     * @param list<array{path: string, label: string}> $paths
     * @return list<string> The valid prefixes, without leading and trailing slashes.
     */
    public static function prefixes(array $paths): array
    {
        $prefixes = array_map(static fn (array $one): string => strtolower(trim($one['path'], '/')), $paths);

        return array_values(array_unique(array_filter($prefixes, self::isPrefix(...))));
    }

    /** Quick check whether a text may contain an outbound link, to skip parsing all other texts. */
    public static function hasPrefix(string $text, string ...$prefixes): bool
    {
        foreach ($prefixes as $prefix) {
            if (stripos($text, "/{$prefix}/") !== false) {
                return true;
            }
        }

        return false;
    }

    private static function isPrefix(string $prefix): bool
    {
        return strlen($prefix) <= self::LONGEST_PREFIX
            && preg_match('~^[a-z0-9_-]+(?:/[a-z0-9_-]+)*$~D', $prefix) === 1
            && !in_array(explode('/', $prefix)[0], self::RESERVED, true);
    }
}
