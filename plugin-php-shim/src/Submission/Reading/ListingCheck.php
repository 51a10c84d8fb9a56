<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- the text inside all elements is kept.

namespace Gazetteer\Submission\Reading;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\Social;
use Gazetteer\Kernel\Http\InputFault;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Amount;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\PlanRules;

/** Validates the fields of a submitted listing. */
final class ListingCheck
{
    /**
     * Matches a price. The form's script uses the same rule. Both are tested with
     * tests/cases/listing/price-spans.json.
     */
    private const NUMBER = '/^[\d.,\'’\s\x{a0}\x{202f}]*\d[\d.,\'’\s\x{a0}\x{202f}]*$/Du';

    /**
     * @param list<string> $required Required fields in addition to title, category and description.
     * @param int $keptImages Number of gallery images that an edited listing keeps.
     * @param ?Listing $before The edited listing; null for a new one.
     * @return array<string, Fault> Keyed by field key.
     */
    public static function faults(SubmittedListing $listing, array $required, int $keptImages = 0, ?Listing $before = null): array
    {
        $has = [
            ErrorKey::TITLE => $listing->title !== '',
            ErrorKey::CATEGORY => $listing->categories !== [],
            ErrorKey::CONTENT => self::saysAnything($listing->content),
            ErrorKey::LOCATION => $listing->locations !== [],
            ErrorKey::ADDRESS => $listing->detail(Detail::Address->value) !== '',
            Field::PHONE => $listing->detail(Detail::Phone->value) !== '',
            Field::WEBSITE => $listing->detail(Detail::Website->value) !== '',
            PlanRules::SOCIAL => self::hasNetwork($listing),
            ErrorKey::GALLERY => $keptImages > 0 || $listing->sends(Field::GALLERY),
            Field::FEATURED_IMAGE => $listing->keepsOrSends(Field::FEATURED_IMAGE, ($before->image ?? 0) > 0),
            Field::PASSED_TERMS => $listing->agrees,
            Field::LOGO => $listing->keepsOrSends(Field::LOGO, ($before->details[Field::LOGO] ?? '') !== ''),
        ];
        $faults = array_map(self::fault(...), $listing->faults);
        foreach ([ErrorKey::TITLE, ErrorKey::CATEGORY, ErrorKey::CONTENT, ...$required] as $part) {
            if (!($has[$part] ?? true)) {
                $faults[$part] ??= Fault::Missing;
            }
        }

        if (self::isReversed($listing->detail(Detail::PriceFrom->value), $listing->detail(Detail::PriceTo->value))) {
            $faults[Field::PASSED_PRICE_TO] ??= Fault::PricesReversed;
        }

        return $faults;
    }

    /**
     * Whether the "from" price is higher than the "to" price. Returns false if one of them is not a plain number,
     * such as an amount with a currency.
     */
    private static function isReversed(string $from, string $to): bool
    {
        return preg_match(self::NUMBER, $from) === 1
            && preg_match(self::NUMBER, $to) === 1
            && Amount::read($from) > Amount::read($to);
    }

    /** Whether the description has text. Empty paragraphs and pictures are not text. */
    private static function saysAnything(string $content): bool
    {
        $text = html_entity_decode(strip_tags($content), ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return preg_replace('/[\s\x{A0}\x{200B}]+/u', '', $text) !== '';
    }

    private static function hasNetwork(SubmittedListing $listing): bool
    {
        foreach (Social::cases() as $network) {
            if ($listing->detail($network->value) !== '') {
                return true;
            }
        }

        return false;
    }

    private static function fault(InputFault $fault): Fault
    {
        return match ($fault) {
            InputFault::Invalid => Fault::Invalid,
            InputFault::TooLong => Fault::TooLong,
            InputFault::TooMany => Fault::TooMany,
        };
    }
}
