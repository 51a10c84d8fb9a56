<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Listings;

use Closure;
use Gazetteer\Domain\Listing\FieldShelf;
use Gazetteer\Domain\Listing\ListingRights;
use Gazetteer\Domain\Listing\ListingShelf;
use Gazetteer\Endpoint\AjaxEndpoint;
use Gazetteer\Endpoint\Ajax\TermDetails;
use Gazetteer\WordPress\Directory\Names;
use Gazetteer\WordPress\Extensions;
use WP_Post;

/** Makes listings, their taxonomies and their fields known to WordPress. */
final class ListingHooks
{
    /** Later than the legacy theme: where it is active, its types are its own. */
    private const AFTER_OTHERS = 20;
    private const LAST = 999;

    /** @param Closure(): Names $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function register(): void
    {
        add_action('init', $this->registerTypes(...), self::AFTER_OTHERS);
        add_action('init', fn () => Addresses::renew(($this->names)()), self::LAST);
        add_action('transition_post_status', $this->tellPublished(...), 10, 3);
        add_action('rest_api_init', fn () => (new ListingRest(($this->names)()))->register(), 0);
        if (is_admin()) {
            (new ListingPrivacy($this->names, $this->shelf(...)))->register();
        }
    }

    public function shelf(): ListingShelf
    {
        return new ListingPosts(($this->names)());
    }

    public function fields(): FieldShelf
    {
        return new FieldPosts(($this->names)(), $this->categories());
    }

    public function rights(): ListingRights
    {
        return new SiteListingRights(($this->names)());
    }

    /** @return list<AjaxEndpoint> */
    public function endpoints(): array
    {
        return [new TermDetails(
            new CategoryFeatures(($this->names)(), $this->categories()),
            $this->fields(),
            new FieldInputs(),
            $this->shelf(),
            $this->rights(),
        )];
    }

    private function registerTypes(): void
    {
        $names = ($this->names)();
        ListingStatus::register();
        ListingTaxonomies::register($names);
        if (!post_type_exists($names->listing)) {
            ListingType::register($names);
            (new ExpiryGuard($this->names))->register();
        }
        if (!post_type_exists($names->field)) {
            FieldType::register($names);
        }
        ListingMeta::register($names);
        (new PhotoRights($this->names))->register();
        TermMeta::register($names);
        FieldMeta::register($names);
        Remembered::watch($this->names);
    }

    private function tellPublished(string $status, string $before, WP_Post $post): void
    {
        if ($status === 'publish' && $before !== 'publish' && $post->post_type === ($this->names)()->listing) {
            Extensions::tell('gazetteer_listing_published', $post->ID);
        }
    }

    private function categories(): CategoryTerms
    {
        return new CategoryTerms(($this->names)());
    }
}
