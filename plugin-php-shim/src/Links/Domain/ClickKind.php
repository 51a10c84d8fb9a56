<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.parse_url_parse_url -- needs no WordPress; the results are the same on all supported PHP versions.

namespace Gazetteer\Links\Domain;

use Gazetteer\Contract\Analytics;
use Gazetteer\Contract\LinkKind;

/** The kinds of clicks and page events that are counted, and the part of a link target that is stored. */
final class ClickKind
{
    public const SEARCH = 'search';
    public const PURCHASE = 'purchase';

    private const LONGEST_TARGET = 200;
    private const LONGEST_HOST = 253;

    /** Maps each event name to its link kinds. */
    private const NAMES = [
        'click' => [LinkKind::Outbound, LinkKind::Affiliate],
        'file_download' => [LinkKind::Download],
        'tel' => [LinkKind::Tel],
        'mailto' => [LinkKind::Mailto],
        'cross_hostname' => [LinkKind::CrossHostname],
    ];

    /** @return list<string> */
    public static function all(): array
    {
        return [...array_column(LinkKind::cases(), 'value'), self::SEARCH, self::PURCHASE];
    }

    /** Returns the kind that a page event counts as; null for an unknown event. */
    public static function of(string $name, string $type): ?string
    {
        if ($name === Analytics::SEARCH) {
            return self::SEARCH;
        }
        if ($name === Analytics::PURCHASE) {
            return self::PURCHASE;
        }
        $kind = LinkKind::tryFrom($type);

        return $kind !== null && in_array($kind, self::NAMES[$name] ?? [], true) ? $kind->value : null;
    }

    /** Whether to store the link target. Phone numbers and email addresses are not stored. */
    public static function hasTarget(string $kind): bool
    {
        return in_array($kind, [LinkKind::Outbound->value, LinkKind::Affiliate->value, LinkKind::Download->value, LinkKind::CrossHostname->value], true);
    }

    /**
     * Returns the host and path of a URL; null if it is not HTTP, HTTPS or FTP. Query strings may contain personal
     * data.
     */
    public static function target(string $address): ?string
    {
        $parts = parse_url($address);
        $host = strtolower($parts['host'] ?? '');
        $isWeb = in_array(strtolower($parts['scheme'] ?? ''), ['http', 'https', 'ftp'], true);
        if (!$isWeb || strlen($host) > self::LONGEST_HOST || preg_match('/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/D', $host) !== 1) {
            return null;
        }
        $path = self::pathWithoutPersons($parts['path'] ?? '/');

        return rtrim(mb_strcut($host . ($path === '/' ? '' : $path), 0, self::LONGEST_TARGET), '%');
    }

    /** Removes email addresses and long numbers, which may identify a person. */
    private static function pathWithoutPersons(string $path): string
    {
        $parts = array_map(static function (string $part): string {
            $text = rawurldecode($part);

            return str_contains($text, '@') || preg_match('/\d{9}/', $text) === 1 ? '…' : $part;
        }, explode('/', $path));

        return (string) preg_replace('/[\x00-\x20\x7F"<>\\\\]+/', '', implode('/', $parts));
    }
}
