<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

use Gazetteer\Plans\Domain\Inclusion;

/** The details of a listing, with their storage names. */
enum Detail: string
{
    case Tagline = 'tagline_text';
    case Address = 'gAddress';
    case Latitude = 'latitude';
    case Longitude = 'longitude';
    case Pin = 'mappin';
    case Phone = 'phone';
    case WhatsApp = 'whatsapp';
    case Email = 'email';
    case Website = 'website';
    case Twitter = 'twitter';
    case Facebook = 'facebook';
    case LinkedIn = 'linkedin';
    case YouTube = 'youtube';
    case Instagram = 'instagram';
    case Video = 'video';
    case PriceStatus = 'price_status';
    case PriceFrom = 'list_price';
    case PriceTo = 'list_price_to';
    case Hours = 'business_hours';
    case Faqs = 'faqs';
    case Logo = 'business_logo';
    case Claimed = 'claimed_section';

    /** The plan inclusion that a detail requires before visitors can see it; null if every plan shows it. */
    public function inclusion(): ?Inclusion
    {
        return match ($this) {
            self::Tagline => Inclusion::Tagline,
            self::Address => Inclusion::Location,
            self::Latitude, self::Longitude, self::Pin => Inclusion::Map,
            self::Phone, self::WhatsApp, self::Email => Inclusion::Contact,
            self::Website => Inclusion::Website,
            self::Twitter, self::Facebook, self::LinkedIn, self::YouTube, self::Instagram => Inclusion::Social,
            self::Video => Inclusion::Video,
            self::PriceStatus, self::PriceFrom, self::PriceTo => Inclusion::Price,
            self::Hours => Inclusion::Hours,
            self::Faqs => Inclusion::Faq,
            self::Logo, self::Claimed => null,
        };
    }
}
