<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Once;

use Gazetteer\Kernel\Extensions;

/**
 * A rate limit per minute for all visitors together. Used if a proxy hides the visitors' addresses, so that a limit
 * per address is not possible.
 */
final class SiteRateLimit
{
    private const MOST = [
        'listing' => 60, 'edit' => 120, 'claim' => 60, 'account' => 60, 'similar' => 600, 'tries' => 120, 'refills' => 600, 'links' => 1200,
    ];
    private const USUAL = 120;

    /** @return int Seconds until the next attempt is allowed; 0 if this attempt is allowed. */
    public static function wait(string $what): int
    {
        return AttemptCounter::wait(self::key($what), MINUTE_IN_SECONDS, self::most($what));
    }

    /** Whether the limit is reached. Does not count an attempt. */
    public static function isReached(string $what): bool
    {
        return AttemptCounter::count(self::key($what), MINUTE_IN_SECONDS) >= self::most($what);
    }

    private static function key(string $what): string
    {
        return "site {$what}";
    }

    private static function most(string $what): int
    {
        return max(1, (int) Extensions::filter('gazetteer_site_tries', self::MOST[$what] ?? self::USUAL, $what));
    }
}
