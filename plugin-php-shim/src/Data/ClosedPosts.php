<?php

declare(strict_types=1);

namespace Gazetteer\Data;

use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * REST controller for plans, fields and forms. Returns posts only to users who can edit them, because for example
 * forms contain the answers to their quiz questions.
 */
final class ClosedPosts extends WP_REST_Posts_Controller
{
    /** @param WP_REST_Request $request */
    public function get_items_permissions_check($request): bool|WP_Error
    {
        return $this->mayEdit() ? parent::get_items_permissions_check($request) : self::refusal();
    }

    /** @param WP_REST_Request $request */
    public function get_item_permissions_check($request): bool|WP_Error
    {
        return $this->mayEdit() ? parent::get_item_permissions_check($request) : self::refusal();
    }

    /** @param WP_Post $post */
    public function check_read_permission($post): bool
    {
        return $this->mayEdit() && parent::check_read_permission($post);
    }

    private function mayEdit(): bool
    {
        $type = get_post_type_object($this->post_type);

        return $type !== null && current_user_can($type->cap->edit_posts);
    }

    private static function refusal(): WP_Error
    {
        return new WP_Error(
            'rest_forbidden',
            __('Sorry, you are not allowed to view these items.', 'gazetteer'),
            ['status' => rest_authorization_required_code()],
        );
    }
}
