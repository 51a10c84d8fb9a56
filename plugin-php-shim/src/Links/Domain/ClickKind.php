<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain;

use Gazetteer\Contract\Analytics;
use Gazetteer\Contract\LinkKind;

/** The kinds of clicks and page events that are counted. */
final class ClickKind
{
    public const SEARCH = 'search';
    public const PURCHASE = 'purchase';

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
}
