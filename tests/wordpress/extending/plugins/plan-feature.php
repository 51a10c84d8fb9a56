<?php
/**
 * Plugin Name: Live chat
 * Description: Plans can include a chat. Cards of listings with it have a button.
 */

declare(strict_types=1);

use Gazetteer\Api\PlanFeature;
use Gazetteer\Api\Plans;

add_filter('gazetteer_plan_features', function (array $features): array {
	return $features + [
		'my-chat' => new PlanFeature(label: 'Live chat'),
		'my-fax' => new PlanFeature(label: 'Fax line', isSold: false),
	];
});

add_filter('gazetteer_listing_card', function (string $html, int $listing): string {
	return Plans::includes($listing, 'my-chat') ? $html . '<button type="button">Chat</button>' : $html;
}, 10, 2);
