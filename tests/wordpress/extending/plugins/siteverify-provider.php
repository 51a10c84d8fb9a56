<?php
/**
 * Plugin Name: My siteverify check
 * Description: A bot check whose service verifies tokens like reCAPTCHA's siteverify.
 */

declare(strict_types=1);

use Gazetteer\Api\BotCheckProvider;

add_filter('gazetteer_bot_check_providers', function (array $providers): array {
	return $providers + ['my-service' => new class implements BotCheckProvider {
		public function title(): string
		{
			return 'My service';
		}

		public function script(): string
		{
			return home_url('/my-service.js');
		}

		public function verifyAddress(): string
		{
			return (string) get_option('my_service_address', '');
		}

		public function verify(string $token, string $secret, string $action): ?bool
		{
			update_option('my_service_verified', 'by the plugin');

			return true;
		}
	}];
});
