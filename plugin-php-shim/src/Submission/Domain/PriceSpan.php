<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use Gazetteer\Plans\Domain\Amount;

/** Two prices that belong together. The form's script judges in the same way: tests/cases/listing/price-spans.json holds for both. */
final class PriceSpan
{
    private const NUMBER = '/^[\d.,\'’\s\x{a0}\x{202f}]*\d[\d.,\'’\s\x{a0}\x{202f}]*$/Du';

    /** Whoever typed more than a number, such as another currency, is taken at their word. */
    public static function isReversed(string $from, string $to): bool
    {
        return preg_match(self::NUMBER, $from) === 1
            && preg_match(self::NUMBER, $to) === 1
            && Amount::read($from) > Amount::read($to);
    }
}
