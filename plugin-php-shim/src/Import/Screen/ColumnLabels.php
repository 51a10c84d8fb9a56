<?php

declare(strict_types=1);

namespace Gazetteer\Import\Screen;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\ColumnGuess;
use Gazetteer\Import\Domain\RowResult;
use Gazetteer\Listings\Domain\Detail;

/** The labels of columns and results on the import screen. */
final class ColumnLabels
{
    /**
     * @param array<string, string> $fields The labels of the custom fields, by slug.
     * @return array<string, array<string, string>> The labels by target, in groups.
     */
    public static function groups(array $fields): array
    {
        $groups = [
            __('Listing', 'gazetteer') => [Column::Key->value, Column::Title->value, Column::Content->value, Column::Excerpt->value, Column::Slug->value, Column::Status->value, Column::Date->value, Column::Owner->value, Column::Plan->value, Column::Image->value, Column::Gallery->value],
            __('Categories and features', 'gazetteer') => [Column::Category->value, Column::Features->value, Column::Tags->value],
            __('Place', 'gazetteer') => [Column::Location->value, ColumnGuess::COUNTRY, ColumnGuess::REGION, ColumnGuess::CITY, ColumnGuess::POSTCODE, Detail::Address->value, Detail::Latitude->value, Detail::Longitude->value],
            __('Contact', 'gazetteer') => [Detail::Phone->value, Detail::WhatsApp->value, Detail::Email->value, Detail::Website->value, Detail::Facebook->value, Detail::Instagram->value, Detail::Twitter->value, Detail::LinkedIn->value, Detail::YouTube->value],
            __('Details', 'gazetteer') => [Detail::Tagline->value, Detail::Hours->value, Detail::PriceStatus->value, Detail::PriceFrom->value, Detail::PriceTo->value, Detail::Video->value, Detail::Logo->value, Detail::Faqs->value, Detail::Claimed->value, Detail::Pin->value, Column::Reviews->value],
        ];
        $labelled = array_map(static fn (array $targets): array => array_combine($targets, array_map(self::of(...), $targets)), $groups);
        $own = [];
        foreach ($fields as $slug => $label) {
            $own[Column::FIELD . $slug] = $label;
        }

        return $own === [] ? $labelled : $labelled + [__('Custom fields', 'gazetteer') => $own];
    }

    public static function result(string $result): string
    {
        return match (RowResult::tryFrom($result)) {
            RowResult::Created => __('Created', 'gazetteer'),
            RowResult::Updated => __('Updated', 'gazetteer'),
            RowResult::Unchanged => __('Unchanged', 'gazetteer'),
            default => __('Refused', 'gazetteer'),
        };
    }

    private static function of(string $target): string
    {
        return match ($target) {
            Column::Key->value => __('ID in your data', 'gazetteer'),
            Column::Title->value => __('Title', 'gazetteer'),
            Column::Content->value => __('Description', 'gazetteer'),
            Column::Excerpt->value => __('Short description', 'gazetteer'),
            Column::Slug->value => __('Slug', 'gazetteer'),
            Column::Status->value => __('Status', 'gazetteer'),
            Column::Date->value => __('Date', 'gazetteer'),
            Column::Owner->value => __('Owner (login or email)', 'gazetteer'),
            Column::Plan->value => __('Plan', 'gazetteer'),
            Column::Image->value => __('Featured image', 'gazetteer'),
            Column::Gallery->value => __('Gallery', 'gazetteer'),
            Column::Category->value => __('Categories', 'gazetteer'),
            Column::Features->value => __('Features', 'gazetteer'),
            Column::Tags->value => __('Tags', 'gazetteer'),
            Column::Location->value => __('Locations', 'gazetteer'),
            Column::Reviews->value => __('Reviews', 'gazetteer'),
            ColumnGuess::COUNTRY => __('Country', 'gazetteer'),
            ColumnGuess::REGION => __('Region', 'gazetteer'),
            ColumnGuess::CITY => __('City', 'gazetteer'),
            ColumnGuess::POSTCODE => __('Postcode', 'gazetteer'),
            default => self::detail(Detail::from($target)),
        };
    }

    private static function detail(Detail $detail): string
    {
        return match ($detail) {
            Detail::Tagline => __('Tagline', 'gazetteer'),
            Detail::Address => __('Address', 'gazetteer'),
            Detail::Latitude => __('Latitude', 'gazetteer'),
            Detail::Longitude => __('Longitude', 'gazetteer'),
            Detail::Pin => __('Map pin', 'gazetteer'),
            Detail::Phone => __('Phone', 'gazetteer'),
            Detail::Email => __('Email', 'gazetteer'),
            Detail::Website => __('Website', 'gazetteer'),
            Detail::Video => __('Video', 'gazetteer'),
            Detail::PriceStatus => __('Price level', 'gazetteer'),
            Detail::PriceFrom => __('Price from', 'gazetteer'),
            Detail::PriceTo => __('Price to', 'gazetteer'),
            Detail::Hours => __('Opening hours', 'gazetteer'),
            Detail::Faqs => __('Questions and answers', 'gazetteer'),
            Detail::Logo => __('Logo', 'gazetteer'),
            Detail::Claimed => __('Claimed', 'gazetteer'),
            // Names of companies are not translated.
            Detail::WhatsApp => 'WhatsApp',
            Detail::Twitter => 'X (Twitter)',
            Detail::Facebook => 'Facebook',
            Detail::LinkedIn => 'LinkedIn',
            Detail::YouTube => 'YouTube',
            Detail::Instagram => 'Instagram',
        };
    }
}
