<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

use Gazetteer\Contract\Social;
use Gazetteer\Domain\Listing\Detail;
use Gazetteer\Domain\Listing\Listing;
use Gazetteer\Domain\Plan\Inclusion;
use Gazetteer\Domain\Plan\Plan;
use WP_Term;

/** A listing as visitors may see it: what it says of itself, as far as its plan includes it. Plain text, to be escaped. */
final class ListingView
{
    private const TINTS = 6;

    public function __construct(
        public readonly Listing $listing,
        private readonly ?Plan $plan,
        private readonly Names $names,
        private readonly bool $showsEmail = false,
    ) {
    }

    /** Without a plan everything is included. */
    public function includes(Inclusion $inclusion): bool
    {
        return $this->plan === null || in_array($inclusion, $this->plan->includes, true);
    }

    public function url(): string
    {
        return (string) get_permalink($this->listing->id);
    }

    public function tagline(): string
    {
        return $this->said(Detail::Tagline, Inclusion::Tagline);
    }

    /** @return list<WP_Term> */
    public function categories(): array
    {
        return Places::innermost($this->listing->id, $this->names->category);
    }

    /** @return list<WP_Term> */
    public function places(): array
    {
        return Places::innermost($this->listing->id, $this->names->location);
    }

    public function place(): string
    {
        return implode(' · ', array_map(Places::name(...), $this->places()));
    }

    /** @return list<WP_Term> */
    public function features(): array
    {
        return Places::innermost($this->listing->id, $this->names->feature);
    }

    /** @return list<WP_Term> */
    public function tags(): array
    {
        return $this->includes(Inclusion::Tags) ? Places::innermost($this->listing->id, $this->names->tag) : [];
    }

    public function address(): string
    {
        return $this->said(Detail::Address, Inclusion::Location);
    }

    public function phone(): string
    {
        return $this->said(Detail::Phone, Inclusion::Contact);
    }

    public function whatsApp(): string
    {
        return $this->said(Detail::WhatsApp, Inclusion::Contact);
    }

    /** An address on the page is found by machines, so that it is shown only where the site's owner wants it. */
    public function email(): string
    {
        $email = $this->showsEmail ? $this->said(Detail::Email, Inclusion::Contact) : '';

        return is_email($email) ? $email : '';
    }

    public function website(): string
    {
        return self::web($this->said(Detail::Website, Inclusion::Website));
    }

    public function video(): string
    {
        return self::web($this->said(Detail::Video, Inclusion::Video));
    }

    /** @return array<string, string> Addresses, by the network's name. */
    public function social(): array
    {
        $found = [];
        foreach (Social::cases() as $network) {
            $found[self::network($network)] = self::web($this->said(Detail::from($network->value), Inclusion::Social));
        }

        return array_filter($found);
    }

    /** @return ?array{float, float} Latitude and longitude. */
    public function position(): ?array
    {
        $latitude = $this->said(Detail::Latitude, Inclusion::Map);
        $longitude = $this->said(Detail::Longitude, Inclusion::Map);
        $isPlace = is_numeric($latitude) && is_numeric($longitude) && abs((float) $latitude) <= 90 && abs((float) $longitude) <= 180;

        return $isPlace ? [(float) $latitude, (float) $longitude] : null;
    }

    public function hours(): Hours
    {
        $hours = $this->includes(Inclusion::Hours) ? $this->listing->details[Detail::Hours->value] ?? [] : [];

        return Hours::read(is_array($hours) ? $hours : []);
    }

    /** @return list<array{question: string, answer: string}> */
    public function faqs(): array
    {
        return $this->includes(Inclusion::Faq) ? Faqs::read($this->listing->details[Detail::Faqs->value] ?? []) : [];
    }

    public function price(): string
    {
        return $this->includes(Inclusion::Price)
            ? PriceRange::words($this->listing->detail(Detail::PriceStatus), $this->listing->detail(Detail::PriceFrom), $this->listing->detail(Detail::PriceTo))
            : '';
    }

    public function isClaimed(): bool
    {
        return $this->listing->detail(Detail::Claimed) === 'claimed';
    }

    public function image(): int
    {
        return $this->includes(Inclusion::FeaturedImage) ? $this->listing->image : 0;
    }

    /** @return list<int> Attachments, without the one that themes show by themselves. */
    public function gallery(): array
    {
        return $this->includes(Inclusion::Gallery) ? array_values(array_diff($this->listing->gallery, [$this->listing->image, 0])) : [];
    }

    /** One or two letters where there is no picture. */
    public function initials(): string
    {
        preg_match_all('/(?<![\p{L}\p{N}])[\p{L}\p{N}]/u', $this->listing->title, $found);
        $initials = mb_strtoupper(implode('', array_slice($found[0], 0, 2)));

        return (string) apply_filters('gazetteer_listing_initials', $initials, $this->listing);
    }

    /** Which ground the letters stand on; the same one each time. */
    public function tint(): int
    {
        return crc32($this->listing->title) % self::TINTS;
    }

    private function said(Detail $detail, Inclusion $inclusion): string
    {
        return $this->includes($inclusion) ? trim($this->listing->detail($detail)) : '';
    }

    /** An address a visitor may follow, or nothing. Many are typed without their beginning. */
    private static function web(string $address): string
    {
        if ($address === '' || preg_match('~^[a-z][a-z0-9+.-]*:~i', $address) === 1 && preg_match('~^https?://~i', $address) !== 1) {
            return '';
        }
        $address = preg_match('~^https?://~i', $address) === 1 ? $address : 'https://' . ltrim($address, '/');

        return sanitize_url($address, ['http', 'https']);
    }

    private static function network(Social $network): string
    {
        return match ($network) {
            Social::Twitter => 'X (Twitter)',
            Social::Facebook => 'Facebook',
            Social::LinkedIn => 'LinkedIn',
            Social::Youtube => 'YouTube',
            Social::Instagram => 'Instagram',
        };
    }
}
