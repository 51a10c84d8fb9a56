<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Contract\Social;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\PhotoRights;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Search\Write\Coordinates;
use WP_Term;

/** The data of a listing that its plan lets visitors see. Templates must escape the texts. */
final class ListingView
{
    public function __construct(
        public readonly Listing $listing,
        private readonly ?Plan $plan,
        private readonly DataNames $names,
        private readonly bool $showsEmail = false,
    ) {
    }

    /** Whether the listing's plan includes a feature. A listing without a plan has all features. */
    public function includes(Inclusion|string $feature): bool
    {
        return $this->plan === null || $this->plan->has($feature);
    }

    /** Decodes the title, because WordPress stores some titles as HTML. */
    public function title(): string
    {
        return html_entity_decode(wp_strip_all_tags($this->listing->title, true), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    public function url(): string
    {
        return (string) get_permalink($this->listing->id);
    }

    public function tagline(): string
    {
        return $this->text(Detail::Tagline);
    }

    /** Whether the listing has the label “Featured”. A listing without a plan has all other features, but no label. */
    public function isFeatured(): bool
    {
        return $this->plan?->has(Plan::FEATURED) === true;
    }

    /** @return list<WP_Term> */
    public function categories(): array
    {
        return ListingTerms::mostSpecific($this->listing->id, $this->names->category);
    }

    /** @return list<WP_Term> */
    public function places(): array
    {
        return ListingTerms::mostSpecific($this->listing->id, $this->names->location);
    }

    public function place(): string
    {
        return implode(' · ', array_map(ListingTerms::nameWithParent(...), $this->places()));
    }

    /** @return list<WP_Term> */
    public function features(): array
    {
        return ListingTerms::mostSpecific($this->listing->id, $this->names->feature);
    }

    /** @return list<WP_Term> */
    public function tags(): array
    {
        return $this->includes(Inclusion::Tags) ? ListingTerms::mostSpecific($this->listing->id, $this->names->tag) : [];
    }

    public function address(): string
    {
        return $this->text(Detail::Address);
    }

    public function phone(): string
    {
        return $this->text(Detail::Phone);
    }

    public function whatsApp(): string
    {
        return $this->text(Detail::WhatsApp);
    }

    /** Returns '' unless the site owner allows email addresses on pages, because bots collect them. */
    public function email(): string
    {
        $email = $this->showsEmail ? $this->text(Detail::Email) : '';

        return is_email($email) ? $email : '';
    }

    public function website(): string
    {
        return ListingLinks::toUrl($this->text(Detail::Website));
    }

    public function video(): string
    {
        return ListingLinks::toUrl($this->text(Detail::Video));
    }

    /** @return array<string, string> URLs by network name. */
    public function social(): array
    {
        $url = fn (Social $network): string => ListingLinks::toUrl($this->text(Detail::from($network->value)));

        return array_filter(array_combine(array_map(NetworkNames::name(...), Social::cases()), array_map($url, Social::cases())));
    }

    /** @return ?array{float, float} Latitude and longitude. */
    public function position(): ?array
    {
        return $this->includes(Inclusion::Map) ? Coordinates::read($this->listing->details) : null;
    }

    public function hours(): OpeningHours
    {
        return OpeningHours::read($this->array(Detail::Hours));
    }

    /** @return list<array{question: string, answer: string}> */
    public function faqs(): array
    {
        return Faqs::read($this->array(Detail::Faqs));
    }

    public function price(): string
    {
        return PriceRange::format($this->text(Detail::PriceStatus), $this->text(Detail::PriceFrom), $this->text(Detail::PriceTo), static fn (float $amount): string => Currency::ofSite()->text($amount));
    }

    public function priceSigns(): string
    {
        return PriceRange::signs($this->text(Detail::PriceStatus));
    }

    public function isClaimed(): bool
    {
        return $this->listing->detail(Detail::Claimed) === 'claimed';
    }

    /** @return list<int> Attachment ids, without the featured image if the theme shows it. */
    public function gallery(): array
    {
        return $this->includes(Inclusion::Gallery) ? array_values(array_diff($this->listing->gallery, [$this->listing->image, 0])) : [];
    }

    /** The featured image, or else the first photo of the gallery. */
    public function picture(): int
    {
        foreach ($this->pictures() as $picture) {
            if (wp_attachment_is_image($picture) && PhotoRights::mayShow($this->listing, $picture)) {
                return $picture;
            }
        }

        return 0;
    }

    /** @return list<int> Candidates for the main picture, in order of preference. */
    public function pictures(): array
    {
        return array_values(array_filter([$this->includes(Inclusion::FeaturedImage) ? $this->listing->image : 0, ...$this->gallery()]));
    }

    private function text(Detail $detail): string
    {
        return $this->shows($detail) ? trim($this->listing->detail($detail)) : '';
    }

    /** @return array<array-key, mixed> */
    private function array(Detail $detail): array
    {
        $kept = $this->shows($detail) ? $this->listing->details[$detail->value] ?? [] : [];

        return is_array($kept) ? $kept : [];
    }

    private function shows(Detail $detail): bool
    {
        return $detail->inclusion() === null || $this->includes($detail->inclusion());
    }
}
