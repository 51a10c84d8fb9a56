<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\PlanPosts;
use stdClass;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** Access rules for listings in the REST API: which fields a user can read, and which fields an update keeps. */
final class ListingRest
{
    /** @var array<int, ?Plan> Cache of plans by ID, because many listings of a page have the same plan. */
    private array $plans = [];

    public function __construct(private readonly DataNames $names)
    {
    }

    public function register(): void
    {
        add_filter("rest_prepare_{$this->names->listing}", $this->hide(...), 10, 2);
        add_filter("rest_pre_insert_{$this->names->listing}", $this->merge(...), 10, 2);
    }

    /** Users who can edit a listing get all fields. Other users get only the fields that the listing's page shows. */
    private function hide(WP_REST_Response $response, WP_Post $listing): WP_REST_Response
    {
        $answer = $response->get_data();
        if (!is_array($answer) || !is_array($answer['meta'] ?? null) || current_user_can('edit_post', $listing->ID)) {
            return $response;
        }
        $answer['meta'] = $listing->post_password === '' ? $this->shown($answer['meta'], $listing->ID) : new stdClass();
        $response->set_data($answer);

        return $response;
    }

    /**
     * @param array<string, mixed> $metas
     * @return array<string, mixed>
     */
    private function shown(array $metas, int $listing): array
    {
        unset($metas[ListingMeta::PLAN]);
        $plan = $this->plan(ListingMeta::planId(get_post_meta($listing, ListingMeta::PLAN, true), ListingMeta::arrayOf($listing, $this->names->details)));
        $details = $metas[$this->names->details] ?? null;
        foreach ($details instanceof stdClass ? Detail::cases() : [] as $detail) {
            $inclusion = $detail->inclusion();
            // Never list email addresses, because bots collect them.
            if ($detail === Detail::Email || ($inclusion !== null && $plan?->has($inclusion) === false)) {
                unset($details->{$detail->value});
            }
        }
        if ($plan?->has(Inclusion::Gallery) === false) {
            unset($metas[Meta::GALLERY]);
        }

        return $metas;
    }

    private function plan(int $id): ?Plan
    {
        if (!array_key_exists($id, $this->plans)) {
            $this->plans[$id] = (new PlanPosts($this->names))->find($id);
        }

        return $this->plans[$id];
    }

    /** Adds stored values to the metas of an update, so that details that are not in the request stay unchanged. */
    private function merge(mixed $prepared, WP_REST_Request $request): mixed
    {
        $meta = $request['meta'];
        $id = is_object($prepared) ? (int) ($prepared->ID ?? 0) : 0;
        if (!is_array($meta)) {
            return $prepared;
        }
        $known = array_flip(array_column(Detail::cases(), 'value'));
        // Remove fields that the user may not change, because editors send the complete listing.
        if (!SiteListingRights::mayDecide()) {
            unset($meta[ListingMeta::PLAN], $known[Detail::Claimed->value]);
            // Remove null values, because null would delete the whole array, including keys of other plugins.
            $meta = array_filter($meta, fn (mixed $value, string $key): bool => $value !== null || $key !== $this->names->details, ARRAY_FILTER_USE_BOTH);
        }
        foreach ([$this->names->details, $this->names->values] as $key) {
            if (is_array($meta[$key] ?? null)) {
                $changed = $key === $this->names->details ? array_intersect_key($meta[$key], $known) : $meta[$key];
                $meta[$key] = array_replace($id > 0 ? ListingMeta::arrayOf($id, $key) : [], $changed);
            }
        }
        $request->set_param('meta', $meta);

        return $prepared;
    }
}
