<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

use Gazetteer\Plans\Domain\Inclusion;

/** What a plan may include, as an owner of a listing calls it. */
final class InclusionWords
{
    public static function of(Inclusion $inclusion): string
    {
        return match ($inclusion) {
            Inclusion::Contact => __('Contact details', 'gazetteer'),
            Inclusion::Map => __('Map and directions', 'gazetteer'),
            Inclusion::Video => __('Video', 'gazetteer'),
            Inclusion::Gallery => __('Photo gallery', 'gazetteer'),
            Inclusion::FeaturedImage => __('Cover image', 'gazetteer'),
            Inclusion::Tagline => __('Tagline', 'gazetteer'),
            Inclusion::Location => __('Location', 'gazetteer'),
            Inclusion::Website => __('Link to your website', 'gazetteer'),
            Inclusion::Social => __('Social profiles', 'gazetteer'),
            Inclusion::Faq => __('Questions and answers', 'gazetteer'),
            Inclusion::Price => __('Price range', 'gazetteer'),
            Inclusion::Tags => __('Tags and keywords', 'gazetteer'),
            Inclusion::Hours => __('Opening hours', 'gazetteer'),
            Inclusion::Menu => __('Menu or price list', 'gazetteer'),
            Inclusion::Announcements => __('Announcements', 'gazetteer'),
            Inclusion::Deals => __('Deals and offers', 'gazetteer'),
            Inclusion::Campaigns => __('Advertising campaigns', 'gazetteer'),
            Inclusion::Bookings => __('Appointments', 'gazetteer'),
            Inclusion::LeadForm => __('Enquiry form', 'gazetteer'),
            Inclusion::Events => __('Events', 'gazetteer'),
            Inclusion::NoAds => __('No ads beside your listing', 'gazetteer'),
        };
    }
}
