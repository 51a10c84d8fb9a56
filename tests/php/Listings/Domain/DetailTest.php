<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Listings\Domain;

use Closure;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Tests\Check;

/** Tests which details of a listing belong to a feature of a plan. */
final class DetailTest
{
    private const SOLD = [
        'contact_show' => ['phone', 'whatsapp', 'email'],
        'map_show' => ['latitude', 'longitude', 'mappin'],
        'video_show' => ['video'],
        'listingproc_tagline' => ['tagline_text'],
        'listingproc_location' => ['gAddress'],
        'listingproc_website' => ['website'],
        'listingproc_social' => ['twitter', 'facebook', 'linkedin', 'youtube', 'instagram'],
        'listingproc_faq' => ['faqs'],
        'listingproc_price' => ['price_status', 'list_price', 'list_price_to'],
        'listingproc_bhours' => ['business_hours'],
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::SOLD as $inclusion => $names) {
            foreach ($names as $name) {
                yield "the detail {$name} is visible with the feature {$inclusion}" => static fn () => Check::same(Inclusion::from($inclusion), Detail::from($name)->inclusion());
            }
        }
        yield 'the claim status and the mark of a listing are visible with every plan' => static fn () => Check::same(
            [Detail::Logo, Detail::Claimed],
            array_values(array_filter(Detail::cases(), static fn (Detail $detail): bool => $detail->inclusion() === null)),
        );
    }
}
