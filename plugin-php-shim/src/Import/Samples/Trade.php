<?php

declare(strict_types=1);

namespace Gazetteer\Import\Samples;

/** The trades for which the setup screen offers sample listings. */
enum Trade: string
{
    case Restaurants = 'restaurants';
    case Services = 'services';
    case Stays = 'stays';

    /** The slug of the importer. */
    public function importer(): string
    {
        return "sample-{$this->value}";
    }

    public function label(): string
    {
        return match ($this) {
            self::Restaurants => __('Restaurants', 'gazetteer'),
            self::Services => __('Services', 'gazetteer'),
            self::Stays => __('Stays', 'gazetteer'),
        };
    }

    /** The category of all samples of this trade. */
    public function category(): string
    {
        return match ($this) {
            self::Restaurants => __('Food and drink', 'gazetteer'),
            self::Services => __('Services', 'gazetteer'),
            self::Stays => __('Accommodation', 'gazetteer'),
        };
    }
}
