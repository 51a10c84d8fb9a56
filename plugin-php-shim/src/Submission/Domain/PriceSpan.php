<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use Gazetteer\Plans\Domain\Amount;

/** A minimum and a maximum price. The form's script uses the same rule: tests/cases/listing/price-spans.json tests both. */
final class PriceSpan
{
    private const NUMBER = '/^[\d.,\'’\s\x{a0}\x{202f}]*\d[\d.,\'’\s\x{a0}\x{202f}]*$/Du';

    /** Text that is more than a number, such as an amount in another currency, is always accepted. */
    public static function isReversed(string $from, string $to): bool
    {
        return preg_match(self::NUMBER, $from) === 1
            && preg_match(self::NUMBER, $to) === 1
            && Amount::read($from) > Amount::read($to);
    }
}
