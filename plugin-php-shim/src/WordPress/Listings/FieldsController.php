<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Listings;

use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;

/** Custom fields through the REST API, for those who may change them. */
final class FieldsController extends WP_REST_Posts_Controller
{
    /** @param WP_REST_Request $request */
    public function get_items_permissions_check($request): bool|WP_Error
    {
        return self::mayEdit() ? parent::get_items_permissions_check($request) : self::refusal();
    }

    /** @param WP_REST_Request $request */
    public function get_item_permissions_check($request): bool|WP_Error
    {
        return self::mayEdit() ? parent::get_item_permissions_check($request) : self::refusal();
    }

    /** @param WP_Post $post */
    public function check_read_permission($post): bool
    {
        return self::mayEdit() && parent::check_read_permission($post);
    }

    private static function mayEdit(): bool
    {
        return current_user_can(FieldType::CAPABILITY);
    }

    private static function refusal(): WP_Error
    {
        return new WP_Error(
            'rest_forbidden',
            __('Sorry, only those who may edit listing fields can see them.', 'gazetteer'),
            ['status' => rest_authorization_required_code()],
        );
    }
}
