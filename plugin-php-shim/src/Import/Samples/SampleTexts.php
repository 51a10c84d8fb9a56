<?php

declare(strict_types=1);

namespace Gazetteer\Import\Samples;

/** The invented businesses of the sample listings: name, category, tagline, features and price level. */
final class SampleTexts
{
    /** @return list<array{string, string, string, list<string>, string}> */
    public static function of(Trade $trade): array
    {
        return match ($trade) {
            Trade::Restaurants => self::restaurants(),
            Trade::Services => self::services(),
            Trade::Stays => self::stays(),
        };
    }

    /** @return list<array{string, string, string, list<string>, string}> */
    private static function restaurants(): array
    {
        [$terrace, $vegan, $takeaway, $cards] = [__('Terrace', 'gazetteer'), __('Vegan dishes', 'gazetteer'), __('Takeaway', 'gazetteer'), __('Card payment', 'gazetteer')];

        return [
            [__('The Copper Ladle', 'gazetteer'), __('Bistro', 'gazetteer'), __('Seasonal plates and an open kitchen', 'gazetteer'), [$terrace, $cards], 'moderate'],
            [__('Blue Plum Café', 'gazetteer'), __('Café', 'gazetteer'), __('Cakes from the morning, coffee all day', 'gazetteer'), [$terrace, $vegan, $takeaway], 'inexpensive'],
            [__('Harbour Noodles', 'gazetteer'), __('Asian', 'gazetteer'), __('Hand-pulled noodles in clear broth', 'gazetteer'), [$takeaway, $vegan], 'inexpensive'],
            [__('Trattoria Lanterna', 'gazetteer'), __('Italian', 'gazetteer'), __('Wood-fired pizza and fresh pasta', 'gazetteer'), [$terrace, $takeaway, $cards], 'moderate'],
            [__('Green Fork', 'gazetteer'), __('Vegetarian', 'gazetteer'), __('Vegetables from three nearby farms', 'gazetteer'), [$vegan, $cards], 'moderate'],
            [__('Hilltop Grill', 'gazetteer'), __('Grill', 'gazetteer'), __('Slow-cooked meat with a view of the valley', 'gazetteer'), [$terrace, $cards], 'pricey'],
        ];
    }

    /** @return list<array{string, string, string, list<string>, string}> */
    private static function services(): array
    {
        [$visits, $weekend, $emergency, $quote] = [__('Home visits', 'gazetteer'), __('Weekend appointments', 'gazetteer'), __('Emergency service', 'gazetteer'), __('Free quote', 'gazetteer')];

        return [
            [__('Brightline Electric', 'gazetteer'), __('Electrician', 'gazetteer'), __('Wiring, lighting and repairs', 'gazetteer'), [$visits, $emergency, $quote], 'moderate'],
            [__('Clearwater Plumbing', 'gazetteer'), __('Plumber', 'gazetteer'), __('From dripping taps to new bathrooms', 'gazetteer'), [$visits, $emergency], 'moderate'],
            [__('Paper & Ink Bookkeeping', 'gazetteer'), __('Accountant', 'gazetteer'), __('Clear books for small companies', 'gazetteer'), [$quote], 'moderate'],
            [__('Lindenstreet Hair Studio', 'gazetteer'), __('Hairdresser', 'gazetteer'), __('Cuts and colour without a wait', 'gazetteer'), [$weekend], 'inexpensive'],
            [__('Two Wheels Workshop', 'gazetteer'), __('Bicycle repair', 'gazetteer'), __('Most repairs done the same day', 'gazetteer'), [$weekend, $quote], 'inexpensive'],
            [__('Evergreen Gardens', 'gazetteer'), __('Gardener', 'gazetteer'), __('Planting, pruning and care all year', 'gazetteer'), [$visits, $quote], 'moderate'],
        ];
    }

    /** @return list<array{string, string, string, list<string>, string}> */
    private static function stays(): array
    {
        [$breakfast, $parking, $pets, $pool] = [__('Breakfast', 'gazetteer'), __('Parking', 'gazetteer'), __('Pets allowed', 'gazetteer'), __('Pool', 'gazetteer')];

        return [
            [__('Hotel Three Bridges', 'gazetteer'), __('Hotel', 'gazetteer'), __('Quiet rooms in the old town', 'gazetteer'), [$breakfast, $parking], 'pricey'],
            [__('Meadow View B&B', 'gazetteer'), __('Bed and breakfast', 'gazetteer'), __('Four rooms and a long breakfast table', 'gazetteer'), [$breakfast, $pets], 'moderate'],
            [__('Lakeside Camping', 'gazetteer'), __('Camping', 'gazetteer'), __('Pitches and cabins by the water', 'gazetteer'), [$parking, $pets], 'inexpensive'],
            [__('The Loft Apartments', 'gazetteer'), __('Apartment', 'gazetteer'), __('Bright apartments for two to six guests', 'gazetteer'), [$parking], 'moderate'],
            [__('Villa Aurora', 'gazetteer'), __('Hotel', 'gazetteer'), __('A small house with a large garden', 'gazetteer'), [$breakfast, $pool, $parking], 'ultra_high_end'],
            [__('Backpack Corner', 'gazetteer'), __('Hostel', 'gazetteer'), __('Dorms and double rooms near the station', 'gazetteer'), [$pets], 'inexpensive'],
        ];
    }
}
