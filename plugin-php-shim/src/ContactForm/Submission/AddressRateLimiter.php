<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Once\AttemptCounter;
use Gazetteer\Kernel\Once\SiteRateLimit;

/**
 * Limits the attempts from one visitor address within a time window, for all forms together. If the address is unknown,
 * a limit for the whole site applies.
 */
final class AddressRateLimiter
{
    private const MOST = 20;
    private const WINDOW = 10 * MINUTE_IN_SECONDS;

    /**
     * @param string $what The name of a separate counter.
     * @param int $times Multiplies the number of allowed attempts.
     */
    public function __construct(private readonly string $what = 'tries', private readonly int $times = 1)
    {
    }

    /**
     * Counts one attempt of this address. Returns the seconds until the next attempt is allowed; 0 if it is allowed
     * now.
     */
    public function wait(string $address): int
    {
        if ($address === '') {
            return SiteRateLimit::wait($this->what);
        }
        $most = $this->times * (int) Extensions::filter('gazetteer_contact_form_tries', self::MOST);

        return AttemptCounter::wait("{$this->what} {$address}", self::WINDOW, $most);
    }
}
