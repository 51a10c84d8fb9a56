<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form\Fields;

use Gazetteer\Contract\Field;
use Gazetteer\Contract\Social;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Listing\ListingTerms;
use Gazetteer\Directory\Listing\OpeningHours;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Domain\DescriptionText;

/** Converts a stored listing to the values of the form inputs. */
final class ListingFields
{
    private const DETAILS = [
        'tagline_text' => Detail::Tagline,
        'gAddress' => Detail::Address,
        'latitude' => Detail::Latitude,
        'longitude' => Detail::Longitude,
        'phone' => Detail::Phone,
        'whatsapp' => Detail::WhatsApp,
        'website' => Detail::Website,
        'postVideo' => Detail::Video,
        'price_status' => Detail::PriceStatus,
        'listingprice' => Detail::PriceFrom,
        'listingptext' => Detail::PriceTo,
    ];

    /** @param array<int, string> $days The weekday names under which hours are stored, keyed by ISO number. */
    public static function fromListing(Listing $listing, DataNames $names, array $days): Input
    {
        $fields = [
            Field::TITLE => html_entity_decode($listing->title, ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            Field::CONTENT => DescriptionText::toText($listing->content),
            Field::CATEGORY => $listing->categories,
            Field::LOCATION => $listing->locations,
            Field::FORM_FIELDS => [Field::FEATURES => $listing->features] + $listing->values,
            'tags' => implode(', ', array_map(ListingTerms::nameWithParent(...), self::terms($listing->id, $names->tag))),
        ];
        foreach (self::DETAILS as $name => $detail) {
            $fields[$name] = $listing->detail($detail);
        }
        foreach (Social::cases() as $network) {
            $fields[$network->value] = $listing->detail(Detail::from($network->value));
        }
        $faqs = (array) ($listing->details[Detail::Faqs->value] ?? []);
        $hours = $listing->details[Detail::Hours->value] ?? [];

        return new Input($fields + [
            'faq' => (array) ($faqs['faq'] ?? []),
            'faqans' => (array) ($faqs['faqans'] ?? []),
        ] + HoursFields::fromHours(OpeningHours::read(is_array($hours) ? $hours : []), $days));
    }

    /** @return list<\WP_Term> */
    private static function terms(int $listing, string $taxonomy): array
    {
        $terms = get_the_terms($listing, $taxonomy);

        return is_array($terms) ? array_values($terms) : [];
    }
}
