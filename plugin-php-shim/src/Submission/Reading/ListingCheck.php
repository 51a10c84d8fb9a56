<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Reading;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\Social;
use Gazetteer\Kernel\Http\InputFault;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\PriceSpan;
use Gazetteer\Submission\Domain\RequiredParts;

/** Validates the fields of a submitted listing. */
final class ListingCheck
{
    /**
     * @param list<string> $required Required fields in addition to title, category and description.
     * @return array<string, Fault> By the key of the field.
     */
    public static function faults(SubmittedListing $listing, array $required, int $keptImages = 0, bool $hasFeatured = false, bool $hasLogo = false): array
    {
        $has = [
            ErrorKey::TITLE => $listing->title !== '',
            ErrorKey::CATEGORY => $listing->categories !== [],
            ErrorKey::CONTENT => self::saysAnything($listing->content),
            ErrorKey::LOCATION => $listing->locations !== [],
            ErrorKey::ADDRESS => $listing->detail(Detail::Address->value) !== '',
            Field::PHONE => $listing->detail(Detail::Phone->value) !== '',
            Field::WEBSITE => $listing->detail(Detail::Website->value) !== '',
            RequiredParts::SOCIAL => self::hasNetwork($listing),
            ErrorKey::GALLERY => $keptImages + count($listing->files[Field::GALLERY] ?? []) > 0,
            Field::FEATURED_IMAGE => $hasFeatured || ($listing->files[Field::FEATURED_IMAGE] ?? []) !== [],
            Field::PASSED_TERMS => $listing->agrees,
            Field::LOGO => $hasLogo || ($listing->files[Field::LOGO] ?? []) !== [],
        ];
        $faults = array_map(self::fault(...), $listing->faults);
        foreach ([ErrorKey::TITLE, ErrorKey::CATEGORY, ErrorKey::CONTENT, ...$required] as $part) {
            if (!($has[$part] ?? true)) {
                $faults[$part] ??= Fault::Missing;
            }
        }

        if (PriceSpan::isReversed($listing->detail(Detail::PriceFrom->value), $listing->detail(Detail::PriceTo->value))) {
            $faults[Field::PASSED_PRICE_TO] ??= Fault::PricesReversed;
        }

        return $faults;
    }

    /** Empty paragraphs and pictures do not count as text. */
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
