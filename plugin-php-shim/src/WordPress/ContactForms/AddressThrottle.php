<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\ContactForms;

use Gazetteer\Domain\ContactForm\Throttle;

/** So many tries of one address in so long a time, over all forms of the site. */
final class AddressThrottle implements Throttle
{
    private const MOST = 20;
    private const WINDOW = 10 * MINUTE_IN_SECONDS;

    public function wait(string $address): int
    {
        $most = (int) apply_filters('gazetteer_contact_form_tries', self::MOST);
        [$count, $seconds] = Tally::add("tries {$address}", self::WINDOW);

        return $count > $most ? $seconds : 0;
    }
}
