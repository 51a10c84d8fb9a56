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

/** Listings through the REST API: who sees what of them, and what a change leaves as it was. */
final class ListingRest
{
    /** @var array<int, ?Plan> A page of listings has few. */
    private array $plans = [];

    public function __construct(private readonly DataNames $names)
    {
    }

    public function register(): void
    {
        add_filter("rest_prepare_{$this->names->listing}", $this->hide(...), 10, 2);
        add_filter("rest_pre_insert_{$this->names->listing}", $this->merge(...), 10, 2);
    }

    /** All of a listing is for those who may change it; others see what its page shows them. */
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
        $plan = $this->plan(ListingRow::plan(get_post_meta($listing, ListingMeta::PLAN, true), ListingRow::array($listing, $this->names->details)));
        $details = $metas[$this->names->details] ?? null;
        foreach ($details instanceof stdClass ? Detail::cases() : [] as $detail) {
            $inclusion = $detail->inclusion();
            // Addresses in a list are for the machines that write to all of them.
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

    /** A call that names some details changes those, and the listing keeps the rest. */
    private function merge(mixed $prepared, WP_REST_Request $request): mixed
    {
        $meta = $request['meta'];
        $id = is_object($prepared) ? (int) ($prepared->ID ?? 0) : 0;
        if (!is_array($meta)) {
            return $prepared;
        }
        $known = array_flip(array_column(Detail::cases(), 'value'));
        // Editors send all that they know of a listing, what is not theirs to change included.
        if (!SiteListingRights::mayDecide()) {
            unset($meta[ListingMeta::PLAN], $known[Detail::Claimed->value]);
            // To delete all of them would delete what is not theirs, too.
            $meta = array_filter($meta, fn (mixed $value, string $key): bool => $value !== null || $key !== $this->names->details, ARRAY_FILTER_USE_BOTH);
        }
        foreach ([$this->names->details, $this->names->values] as $key) {
            if (is_array($meta[$key] ?? null)) {
                $changed = $key === $this->names->details ? array_intersect_key($meta[$key], $known) : $meta[$key];
                $meta[$key] = array_replace($id > 0 ? ListingRow::array($id, $key) : [], $changed);
            }
        }
        $request->set_param('meta', $meta);

        return $prepared;
    }
}
