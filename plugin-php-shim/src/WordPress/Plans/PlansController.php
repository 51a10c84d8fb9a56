<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Plans;

use WP_REST_Posts_Controller;

/** Who may not edit plans sees them on cards, and nowhere else. */
final class PlansController extends WP_REST_Posts_Controller
{
    /** @param \WP_REST_Request<array<string, mixed>> $request */
    public function get_items_permissions_check($request)
    {
        return $this->mayEdit() ?: $this->refusal();
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    public function get_item_permissions_check($request)
    {
        return $this->mayEdit() ? parent::get_item_permissions_check($request) : $this->refusal();
    }

    private function mayEdit(): bool
    {
        return current_user_can(PlanType::CAPABILITY);
    }

    private function refusal(): \WP_Error
    {
        return new \WP_Error('rest_forbidden', __('You are not allowed to see plans here.', 'gazetteer'), ['status' => rest_authorization_required_code()]);
    }
}
