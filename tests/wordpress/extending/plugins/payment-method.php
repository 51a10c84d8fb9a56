<?php
/**
 * Plugin Name: Card payments
 * Description: Buyers pay for plans at a payment service that reports payments to a webhook.
 */

declare(strict_types=1);

use Gazetteer\Api\Order;
use Gazetteer\Api\PaymentMethod;
use Gazetteer\Api\Plan;
use Gazetteer\Api\Plans;

add_filter('gazetteer_payment_methods', function (array $methods): array {
	$methods['my-cards'] = new class implements PaymentMethod {
		public function label(): string
		{
			return 'Pay by card';
		}

		public function isReady(): bool
		{
			return get_option('my_cards_secret', '') !== '';
		}

		public function url(Order $order, Plan $plan): string
		{
			return rest_url("my-cards/v1/pay/{$order->id}");
		}

		public function instructions(Order $order): string
		{
			return '';
		}
	};

	return $methods;
});

add_action('rest_api_init', function (): void {
	// The buyer opens this address from a page or an email. Create the session of the payment service here.
	register_rest_route('my-cards/v1', '/pay/(?P<id>\d+)', [
		'methods' => 'GET',
		'permission_callback' => '__return_true',
		'callback' => function (WP_REST_Request $request) {
			$order = Plans::order((int) $request['id']);
			if ($order === null || $order->state->value !== 'waiting') {
				return new WP_Error('my_cards_gone', 'This order is already settled.', ['status' => 410]);
			}

			return new WP_REST_Response(null, 303, ['Location' => "https://pay.example/{$order->number()}?amount={$order->amount}"]);
		},
	]);
	register_rest_route('my-cards/v1', '/webhook', [
		'methods' => 'POST',
		'permission_callback' => fn (WP_REST_Request $request): bool => hash_equals(
			hash_hmac('sha256', $request->get_body(), (string) get_option('my_cards_secret')),
			(string) $request->get_header('x-signature'),
		),
		'callback' => function (WP_REST_Request $request): array {
			$action = ['paid' => 'gazetteer_plan_paid', 'refunded' => 'gazetteer_plan_refunded'][$request['event']] ?? '';
			if ($action !== '') {
				do_action($action, (int) $request['order'], (string) $request['payment']);
			}

			return ['received' => true];
		},
	]);
});
