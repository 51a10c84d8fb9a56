<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Data\DataNames;
use Gazetteer\Listings\ListingMeta;
use WP_Post;
use WP_Query;

/** Category, location and plan filters of the listings table. */
final class ListingFilters
{
    public const PLAN = 'listing_plan';
    private const NONE = 'none';
    private const MOST = 200;
    private const MOST_TERMS = 1000;

    public function __construct(private readonly DataNames $names)
    {
    }

    public function register(): void
    {
        add_action('restrict_manage_posts', $this->draw(...), 10, 2);
        add_action('pre_get_posts', $this->narrow(...));
    }

    private function draw(string $type, string $where): void
    {
        if ($type !== $this->names->listing || $where !== 'top') {
            return;
        }
        $this->terms($this->names->category, __('Filter by category', 'gazetteer'), __('All categories', 'gazetteer'));
        $this->terms($this->names->location, __('Filter by location', 'gazetteer'), __('All locations', 'gazetteer'));
        $this->plans();
    }

    private function terms(string $taxonomy, string $label, string $all): void
    {
        $object = get_taxonomy($taxonomy);
        if ($object === false || !is_string($object->query_var)) {
            return;
        }
        $chosen = sanitize_title(wp_unslash((string) ($_GET[$object->query_var] ?? ''))); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only read.
        printf('<label class="screen-reader-text" for="gazetteer-filter-%1$s">%2$s</label>', esc_attr($taxonomy), esc_html($label));
        wp_dropdown_categories([
            'taxonomy' => $taxonomy,
            'name' => $object->query_var,
            'id' => "gazetteer-filter-{$taxonomy}",
            'value_field' => 'slug',
            'selected' => $chosen,
            'show_option_all' => '',
            'show_option_none' => $all,
            'option_none_value' => '',
            'hide_empty' => false,
            'hide_if_empty' => true,
            'hierarchical' => true,
            'orderby' => 'name',
            'number' => self::MOST_TERMS,
        ]);
    }

    private function plans(): void
    {
        $plans = get_posts(['post_type' => $this->names->plan, 'post_status' => ['publish', 'draft', 'private'], 'numberposts' => self::MOST, 'orderby' => ['menu_order' => 'ASC', 'title' => 'ASC']]);
        if ($plans === []) {
            return;
        }
        $options = ['' => __('All plans', 'gazetteer'), self::NONE => __('Without a plan', 'gazetteer')]
            + array_combine(array_map('strval', wp_list_pluck($plans, 'ID')), array_map(static fn (WP_Post $plan): string => get_the_title($plan), $plans));
        printf('<label class="screen-reader-text" for="gazetteer-filter-plan">%s</label>', esc_html__('Filter by plan', 'gazetteer'));
        printf('<select name="%s" id="gazetteer-filter-plan">', esc_attr(self::PLAN));
        foreach ($options as $value => $label) {
            printf('<option value="%s"%s>%s</option>', esc_attr((string) $value), selected(self::selectedPlan(), (string) $value, false), esc_html(wp_strip_all_tags($label)));
        }
        echo '</select>';
    }

    private function narrow(WP_Query $query): void
    {
        $plan = self::selectedPlan();
        if (!$query->is_main_query() || $query->get('post_type') !== $this->names->listing || $plan === '') {
            return;
        }
        $asked = $plan === self::NONE
            ? ['relation' => 'OR', ['key' => ListingMeta::PLAN, 'compare' => 'NOT EXISTS'], ['key' => ListingMeta::PLAN, 'value' => ['', '0'], 'compare' => 'IN']]
            : ['key' => ListingMeta::PLAN, 'value' => $plan];
        $query->set('meta_query', [...array_filter((array) $query->get('meta_query')), $asked]);
    }

    /** Returns the id of the selected plan, `none` for "no plan", or '' for no filter. */
    private static function selectedPlan(): string
    {
        $text = sanitize_key(wp_unslash((string) ($_GET[self::PLAN] ?? ''))); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only read.

        return $text === self::NONE || (ctype_digit($text) && (int) $text > 0) ? $text : '';
    }
}
