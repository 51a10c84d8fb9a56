<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain;

use Gazetteer\Contract\Analytics;
use Gazetteer\Contract\LinkKind;

/** What is counted: links by their kind, and what pages tell of themselves. */
final class ClickKind
{
    public const SEARCH = 'search';
    public const PURCHASE = 'purchase';

    /** Of which events there are links, under which names. */
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

    /** What an event of a page counts as; null where it is none that we know. */
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

    /** Whether it is of interest where such a link leads. Whom somebody called or wrote to is not. */
    public static function hasTarget(string $kind): bool
    {
        return in_array($kind, [LinkKind::Outbound->value, LinkKind::Affiliate->value, LinkKind::Download->value, LinkKind::CrossHostname->value], true);
    }
}
