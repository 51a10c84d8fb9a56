<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Reading;

use Closure;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Reading\ListingCheck;
use Gazetteer\Submission\Reading\SubmittedListingReader;
use Gazetteer\Tests\Check;

/** The table that the form's script is held to as well. */
final class ListingCheckTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $table = json_decode((string) file_get_contents('/cases/listing/price-spans.json'), true, 8, JSON_THROW_ON_ERROR);
        foreach ($table as ['says' => $says, 'from' => $from, 'to' => $to, 'isReversed' => $isReversed]) {
            yield "checks the prices of {$says}" => static fn () => Check::same($isReversed ? Fault::PricesReversed : null, self::faultOfPrices($from, $to));
        }
    }

    private static function faultOfPrices(string $from, string $to): ?Fault
    {
        $sent = (new SubmittedListingReader())->read(new Input([Field::PASSED_PRICE_FROM => $from, Field::PASSED_PRICE_TO => $to]));

        return ListingCheck::faults($sent, [])[Field::PASSED_PRICE_TO] ?? null;
    }
}
