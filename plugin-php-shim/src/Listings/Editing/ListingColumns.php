<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Data\DataNames;
use Gazetteer\Data\Types;
use Gazetteer\Listings\ListingMeta;
use WP_Post;
use WP_Query;

/** The extra columns of the listings table. WordPress adds the category and location columns. */
final class ListingColumns
{
    private const PLAN = 'gazetteer_plan';

    /** @var array<int, string>|null Plan titles by plan id. */
    private ?array $plans = null;

    private ?ListingPictures $pictures = null;

    public function __construct(private readonly DataNames $names)
    {
    }

    public function register(): void
    {
        add_filter("manage_{$this->names->listing}_posts_columns", $this->add(...));
        add_action("manage_{$this->names->listing}_posts_custom_column", $this->draw(...), 10, 2);
        add_action('admin_head-edit.php', ListingPictures::style(...));
        add_filter('display_post_states', self::addState(...), 10, 2);
    }

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    private function add(array $columns): array
    {
        $date = array_slice($columns, -1, null, true);

        return ListingPictures::add(array_diff_key($columns, $date)) + [self::PLAN => __('Plan', 'gazetteer')] + $date;
    }

    /**
     * Adds the label "Expired" to expired listings, because WordPress shows labels only for its own post statuses.
     *
     * @param array<string, string> $states
     * @return array<string, string>
     */
    private static function addState(array $states, WP_Post $listing): array
    {
        $expired = $listing->post_status === Types::EXPIRED ? get_post_status_object(Types::EXPIRED) : null;

        return $expired === null ? $states : [...$states, Types::EXPIRED => (string) $expired->label];
    }

    private function draw(string $column, int $listing): void
    {
        if ($column === ListingPictures::COLUMN) {
            ($this->pictures ??= new ListingPictures())->draw($listing);

            return;
        }
        if ($column !== self::PLAN) {
            return;
        }
        $plan = absint(get_post_meta($listing, ListingMeta::PLAN, true));
        echo $plan === 0 ? '<span aria-hidden="true">—</span>' : esc_html($this->title($plan));
    }

    /** Returns the title of a plan. The first call loads the plans of all listings on the screen with one query. */
    private function title(int $plan): string
    {
        $this->plans ??= $this->titles();

        /* translators: %d: number of a plan. */
        return $this->plans[$plan] ?? sprintf(__('Deleted plan (ID %d)', 'gazetteer'), $plan);
    }

    /** @return array<int, string> */
    private function titles(): array
    {
        $query = $GLOBALS['wp_query'] ?? null;
        $listings = $query instanceof WP_Query ? wp_list_pluck($query->posts, 'ID') : [];
        $ids = array_unique(array_filter(array_map(static fn (int $id): int => absint(get_post_meta($id, ListingMeta::PLAN, true)), $listings)));
        $plans = $ids === [] ? [] : get_posts(['post_type' => $this->names->plan, 'post_status' => 'any', 'post__in' => $ids, 'numberposts' => count($ids)]);

        return array_column($plans, 'post_title', 'ID');
    }
}
