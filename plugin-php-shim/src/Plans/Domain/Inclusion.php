<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/**
 * The plan features of this plugin and of the legacy theme. The values are slugs and meta keys. Other plugins can
 * register more features.
 */
enum Inclusion: string
{
    case Contact = 'contact_show';
    case Map = 'map_show';
    case Video = 'video_show';
    case Gallery = 'gallery_show';
    case FeaturedImage = 'featuredimg_show';
    case Tagline = 'listingproc_tagline';
    case Location = 'listingproc_location';
    case Website = 'listingproc_website';
    case Social = 'listingproc_social';
    case Faq = 'listingproc_faq';
    case Price = 'listingproc_price';
    case Tags = 'listingproc_tag_key';
    case Hours = 'listingproc_bhours';
    case Menu = 'listingproc_plan_menu';
    case Announcements = 'listingproc_plan_announcment';
    case Deals = 'listingproc_plan_deals';
    case Campaigns = 'listingproc_plan_campaigns';
    case Bookings = 'listingproc_bookings';
    case LeadForm = 'listingproc_leadform';
    case Events = 'lp_eventsplan';
    case NoAds = 'lp_hidegooglead';

    /** Features of the legacy theme that this plugin does not support. */
    private const OF_OLDER_THEME = [
        self::Menu,
        self::Announcements,
        self::Deals,
        self::Campaigns,
        self::Bookings,
        self::LeadForm,
        self::Events,
        self::NoAds,
    ];

    /** Whether the plugin supports the feature. Plans of the legacy theme may include others. */
    public function isSupported(): bool
    {
        return !in_array($this, self::OF_OLDER_THEME, true);
    }

    /** @return list<self> */
    public static function supported(): array
    {
        return array_values(array_filter(self::cases(), static fn (self $one): bool => $one->isSupported()));
    }

    /** The meta key of the setting that hides the feature on cards. */
    public function hiddenKey(): string
    {
        return $this->value . (str_ends_with($this->value, '_show') ? '_hide' : '_show_hide');
    }
}
