<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Listing;

/** What every listing may say of itself, by the name it is stored under. */
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
}
