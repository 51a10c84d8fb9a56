<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Domain;

use Closure;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\PriceSpan;
use Gazetteer\Submission\Reading\ListingCheck;
use Gazetteer\Submission\Reading\SubmittedListingReader;
use Gazetteer\Tests\Check;

/** Checks price spans against the JSON cases that the listing form’s tests use as well. */
final class PriceSpanTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $table = json_decode((string) file_get_contents('/cases/listing/price-spans.json'), true, 8, JSON_THROW_ON_ERROR);
        foreach ($table as ['says' => $says, 'from' => $from, 'to' => $to, 'isReversed' => $isReversed]) {
            yield "the price range is checked: {$says}" => static fn () => Check::same($isReversed, PriceSpan::isReversed($from, $to));
        }
        yield 'a listing with a higher price first is refused, with the error at the second price' => static function (): void {
            $sent = (new SubmittedListingReader())->read(new Input([Field::PASSED_PRICE_FROM => '20', Field::PASSED_PRICE_TO => '10']));
            Check::same(Fault::PricesReversed, ListingCheck::faults($sent, [])[Field::PASSED_PRICE_TO] ?? null);
        };
    }
}
