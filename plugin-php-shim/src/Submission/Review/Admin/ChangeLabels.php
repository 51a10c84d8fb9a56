<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review\Admin;

use Gazetteer\Contract\Social;
use Gazetteer\Directory\Listing\NetworkNames;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Submission\Review\Domain\ListingChange;

/** Labels of the fields of a listing, as plain text. */
final class ChangeLabels
{
    /** @return array<string, string> Labels by name of the changed field. */
    public static function all(): array
    {
        $labels = [
            'title' => __('Title', 'gazetteer'),
            'content' => __('Description', 'gazetteer'),
            'categories' => __('Categories', 'gazetteer'),
            'locations' => __('Locations', 'gazetteer'),
            'features' => __('Features', 'gazetteer'),
            'tags' => __('Tags', 'gazetteer'),
            'gallery' => __('Gallery', 'gazetteer'),
            'image' => __('Featured image', 'gazetteer'),
        ];
        foreach (self::details() as $detail => $label) {
            $labels[ListingChange::DETAIL . $detail] = $label;
        }
        foreach (Social::cases() as $network) {
            $labels[ListingChange::DETAIL . $network->value] = NetworkNames::name($network);
        }

        return $labels;
    }

    /** @return array<string, string> */
    private static function details(): array
    {
        return [
            Detail::Tagline->value => __('Tagline', 'gazetteer'),
            Detail::Address->value => __('Address', 'gazetteer'),
            Detail::Latitude->value => __('Latitude', 'gazetteer'),
            Detail::Longitude->value => __('Longitude', 'gazetteer'),
            Detail::Phone->value => __('Phone', 'gazetteer'),
            Detail::WhatsApp->value => __('WhatsApp', 'gazetteer'),
            Detail::Email->value => __('Email', 'gazetteer'),
            Detail::Website->value => __('Website', 'gazetteer'),
            Detail::Video->value => __('Video', 'gazetteer'),
            Detail::PriceStatus->value => __('Price level', 'gazetteer'),
            Detail::PriceFrom->value => __('Price from', 'gazetteer'),
            Detail::PriceTo->value => __('Price to', 'gazetteer'),
            Detail::Hours->value => __('Opening hours', 'gazetteer'),
            Detail::Faqs->value => __('Questions and answers', 'gazetteer'),
            Detail::Logo->value => __('Logo', 'gazetteer'),
        ];
    }
}
