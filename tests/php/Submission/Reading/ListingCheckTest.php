<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Reading;

use Closure;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Reading\ListingCheck;
use Gazetteer\Submission\Reading\SubmittedListing;
use Gazetteer\Submission\Reading\SubmittedListingReader;
use Gazetteer\Tests\Check;

final class ListingCheckTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        // The tests of the form's script use the same file.
        $table = json_decode((string) file_get_contents('/cases/listing/price-spans.json'), true, 8, JSON_THROW_ON_ERROR);
        foreach ($table as ['says' => $says, 'from' => $from, 'to' => $to, 'isReversed' => $isReversed]) {
            yield "the price range is checked: {$says}" => static fn () => Check::same($isReversed ? Fault::PricesReversed : null, self::faultOfPrices($from, $to));
        }
        yield 'empty paragraphs of an editor count as empty' => static fn () => Check::same(
            ['postTitle' => Fault::Missing, 'category' => Fault::Missing, 'postContent' => Fault::Missing],
            ListingCheck::faults(self::read(['postContent' => "<p>&nbsp;<br></p>\u{200B}"]), []),
        );
        yield 'fields that the site requires are checked, and saved images count' => static function (): void {
            $listing = self::read(['postTitle' => 'x', 'postContent' => 'x', 'category' => '1', 'instagram' => 'https://i.example']);
            $required = ['location', 'social', 'listingfiles', 'lp-featuredimage', 'business_logo'];
            Check::same(['location', 'listingfiles', 'lp-featuredimage', 'business_logo'], array_keys(ListingCheck::faults($listing, $required)));
            Check::same(['location'], array_keys(ListingCheck::faults($listing, $required, 1, new Listing(5, 'x', details: ['business_logo' => 'https://i.example/logo.png'], image: 3))));
        };
        yield 'a saved featured image or logo does not count if the owner removes it' => static function (): void {
            $before = new Listing(5, 'x', details: ['business_logo' => 'https://i.example/logo.png'], image: 3);
            $fields = ['postTitle' => 'x', 'postContent' => 'x', 'category' => '1', 'gazetteer_remove' => ['lp-featuredimage', 'business_logo']];
            Check::same(['lp-featuredimage', 'business_logo'], array_keys(ListingCheck::faults(self::read($fields), ['lp-featuredimage', 'business_logo'], 0, $before)));
        };
        yield 'the consent to the terms is required if the site has terms' => static function (): void {
            $fields = ['postTitle' => 'x', 'postContent' => 'x', 'category' => '1'];
            $faults = static fn (array $more): array => ListingCheck::faults(self::read($fields + $more), ['policycheck']);
            Check::same([['policycheck' => Fault::Missing], ['policycheck' => Fault::Missing], []], array_map($faults, [[], ['policycheck' => '0'], ['policycheck' => '1']]));
            Check::same([], ListingCheck::faults(self::read($fields), []));
        };
    }

    private static function faultOfPrices(string $from, string $to): ?Fault
    {
        return ListingCheck::faults(self::read([Field::PASSED_PRICE_FROM => $from, Field::PASSED_PRICE_TO => $to]), [])[Field::PASSED_PRICE_TO] ?? null;
    }

    /** @param array<string, mixed> $values */
    private static function read(array $values): SubmittedListing
    {
        return (new SubmittedListingReader())->read(new Input($values));
    }
}
