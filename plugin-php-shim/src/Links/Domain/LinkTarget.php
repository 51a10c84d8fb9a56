<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain;

/** The stored part of a link target: host and path only. Query strings may contain personal data. */
final class LinkTarget
{
    private const LONGEST = 200;
    private const LONGEST_HOST = 253;

    /** Returns null for a URL that is not HTTP, HTTPS or FTP. */
    public static function read(string $address): ?string
    {
        $parts = parse_url($address);
        $host = strtolower($parts['host'] ?? '');
        $isWeb = in_array(strtolower($parts['scheme'] ?? ''), ['http', 'https', 'ftp'], true);
        if (!$isWeb || strlen($host) > self::LONGEST_HOST || preg_match('/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/D', $host) !== 1) {
            return null;
        }
        $path = self::clean($parts['path'] ?? '/');

        return rtrim(mb_strcut($host . ($path === '/' ? '' : $path), 0, self::LONGEST), '%');
    }

    /** Removes email addresses and long numbers, which may identify a person. */
    private static function clean(string $path): string
    {
        $parts = array_map(static function (string $part): string {
            $text = rawurldecode($part);

            return str_contains($text, '@') || preg_match('/\d{9}/', $text) === 1 ? '…' : $part;
        }, explode('/', $path));

        return (string) preg_replace('/[\x00-\x20\x7F"<>\\\\]+/', '', implode('/', $parts));
    }
}
