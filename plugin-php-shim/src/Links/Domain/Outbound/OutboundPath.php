<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** Tells which addresses are outbound links of this site, in whatever folder and with whatever permalinks it lives. */
final class OutboundPath
{
    private readonly string $pattern;

    /**
     * @param string $home The path of the site's home, '' or such as “/guide”.
     * @param list<string> $hosts The site's own, in lower case.
     * @param list<string> $prefixes Without slashes at their ends.
     */
    public function __construct(public readonly string $home, private readonly array $hosts, public readonly array $prefixes)
    {
        $quoted = implode('|', array_map(static fn (string $prefix): string => preg_quote($prefix, '~'), $prefixes));
        $this->pattern = '~^' . preg_quote(mb_strtolower(rtrim($home, '/')), '~') . "/(?:index\\.php/)?({$quoted})/([^/]+)/?$~Du";
    }

    /**
     * An address of an outbound link has a prefix and a slug, whether there is such a link or not.
     *
     * @param string $address As a request or a link says it: a path, or a whole address of this site.
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

        return OutboundSlug::isOne($found[2]) ? [$found[1], $found[2]] : null;
    }

    /** Whether a target would come back here, and so perhaps lead round in a circle. */
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
}
