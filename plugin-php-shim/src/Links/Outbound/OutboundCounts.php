<?php

declare(strict_types=1);

namespace Gazetteer\Links\Outbound;

use Closure;
use Gazetteer\Contract\LinkKind;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Links\Domain\Outbound\OutboundLink;

/**
 * Counts clicks on outbound links, if the owner enabled the site's own counts. The server counts on redirect, which includes
 * clicks on other sites. Click events that page scripts send for the same links are ignored.
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

    /** @return array<string, int> Counts of the last 30 days, keyed by counted target. */
    public function recent(): array
    {
        return $this->clicks->ofKind(LinkKind::Affiliate->value, (string) wp_date('Y-m-d', time() - (self::DAYS - 1) * DAY_IN_SECONDS));
    }
}
