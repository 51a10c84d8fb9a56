<?php

declare(strict_types=1);

namespace Gazetteer\Links\Outbound;

use Closure;
use Gazetteer\Contract\LinkKind;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Links\Domain\Outbound\OutboundLink;

/**
 * How often outbound links were followed: in the site's own counts, while the owner has those. The server counts them,
 * since it sees those followed from elsewhere, too; what a page's script tells of the same click is not counted again.
 */
final class OutboundCounts
{
    public const DAYS = 30;

    /** @param Closure(): bool $areOn */
    public function __construct(private readonly ClickTable $clicks, private readonly Closure $areOn)
    {
    }

    public function areOn(): bool
    {
        return ($this->areOn)();
    }

    public function add(OutboundLink $link): void
    {
        if ($this->areOn()) {
            $this->clicks->add(LinkKind::Affiliate->value, OutboundAddresses::counted($link));
            ClickTable::planSweep();
        }
    }

    /** @return array<string, int> Of the last thirty days, by what they are counted under. */
    public function recent(): array
    {
        return $this->clicks->ofKind(LinkKind::Affiliate->value, (string) wp_date('Y-m-d', time() - (self::DAYS - 1) * DAY_IN_SECONDS));
    }
}
