<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Listings;

use Gazetteer\Domain\Listing\Detail;
use Gazetteer\WordPress\Directory\Names;
use stdClass;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** Listings through the REST API: who sees what of them, and what a change leaves as it was. */
final class ListingRest
{
    private const PRIVATE_DETAILS = [Detail::Email];

    public function __construct(private readonly Names $names)
    {
    }

    public function register(): void
    {
        add_filter("rest_prepare_{$this->names->listing}", $this->hide(...), 10, 2);
        add_filter("rest_pre_insert_{$this->names->listing}", $this->merge(...), 10, 2);
    }

    /** E-mail address and plan are for those who may change the listing. */
    private function hide(WP_REST_Response $response, WP_Post $listing): WP_REST_Response
    {
        $answer = $response->get_data();
        if (!is_array($answer) || !is_array($answer['meta'] ?? null) || current_user_can('edit_post', $listing->ID)) {
            return $response;
        }
        unset($answer['meta'][ListingMeta::PLAN]);
        $details = $answer['meta'][$this->names->details] ?? null;
        if ($details instanceof stdClass) {
            foreach (self::PRIVATE_DETAILS as $detail) {
                unset($details->{$detail->value});
            }
        }
        $response->set_data($answer);

        return $response;
    }

    /** A call that names some details changes those, and the listing keeps the rest. */
    private function merge(mixed $prepared, WP_REST_Request $request): mixed
    {
        $meta = $request['meta'];
        $id = is_object($prepared) ? (int) ($prepared->ID ?? 0) : 0;
        if (!is_array($meta)) {
            return $prepared;
        }
        foreach ([$this->names->details, $this->names->values] as $key) {
            if (!is_array($meta[$key] ?? null)) {
                continue;
            }
            $known = $key === $this->names->details
                ? array_intersect_key($meta[$key], array_flip(array_column(Detail::cases(), 'value')))
                : $meta[$key];
            $stored = $id > 0 ? get_post_meta($id, $key, true) : [];
            $meta[$key] = array_replace(is_array($stored) ? $stored : [], $known);
        }
        $request->set_param('meta', $meta);

        return $prepared;
    }
}
