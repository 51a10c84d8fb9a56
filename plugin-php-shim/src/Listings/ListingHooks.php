<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\FieldPostType;
use Gazetteer\Data\ListingPostType;
use Gazetteer\Data\ListingStatus;
use Gazetteer\Data\ListingTaxonomies;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingRights;
use Gazetteer\Listings\Fields\CategoryCache;
use Gazetteer\Listings\Fields\CategoryFeatures;
use Gazetteer\Listings\Fields\CategoryTerms;
use Gazetteer\Listings\Fields\FieldInputs;
use Gazetteer\Listings\Fields\FieldMeta;
use Gazetteer\Listings\Fields\FieldPosts;
use Gazetteer\Listings\Fields\TermDetailsAction;
use Gazetteer\Listings\Fields\TermMeta;
use WP_Post;

/** Makes listings, their taxonomies and their fields known to WordPress. */
final class ListingHooks
{
    /** Later than the legacy theme: where it is active, its types are its own. */
    private const AFTER_OTHERS = 20;
    private const LAST = 999;

    /** @param Closure(): DataNames $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function register(): void
    {
        add_action('init', $this->registerTypes(...), self::AFTER_OTHERS);
        add_action('init', fn () => RewriteRules::renew(($this->names)()), self::LAST);
        add_action('transition_post_status', $this->tellPublished(...), 10, 3);
        add_action('rest_api_init', fn () => (new ListingRest(($this->names)()))->register(), 0);
        if (is_admin()) {
            (new ListingPrivacy($this->names, $this->repository(...)))->register();
        }
    }

    public function repository(): ListingRepository
    {
        return new ListingPosts(($this->names)());
    }

    public function fields(): FieldRepository
    {
        return new FieldPosts(($this->names)(), $this->categories());
    }

    public function rights(): ListingRights
    {
        return new SiteListingRights(($this->names)());
    }

    /** @return list<AjaxAction> */
    public function endpoints(): array
    {
        return [new TermDetailsAction(
            new CategoryFeatures(($this->names)(), $this->categories()),
            $this->fields(),
            new FieldInputs(),
            $this->repository(),
            $this->rights(),
        )];
    }

    private function registerTypes(): void
    {
        $names = ($this->names)();
        ListingStatus::register();
        ListingTaxonomies::register($names);
        if (!post_type_exists($names->listing)) {
            ListingPostType::register($names);
            (new ExpiryGuard($this->names))->register();
        }
        if (!post_type_exists($names->field)) {
            FieldPostType::register($names);
        }
        ListingMeta::register($names);
        (new PhotoRights($this->names))->register();
        TermMeta::register($names);
        FieldMeta::register($names);
        CategoryCache::watch($this->names);
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
