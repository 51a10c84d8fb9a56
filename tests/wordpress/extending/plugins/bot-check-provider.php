<?php
/**
 * Plugin Name: My bot check
 * Description: A bot check whose tokens the site signs itself.
 */

declare(strict_types=1);

use Gazetteer\Api\BotCheckProvider;

add_filter('gazetteer_bot_check_providers', function (array $providers): array {
	$providers['my-check'] = new class implements BotCheckProvider {
		public function title(): string
		{
			return 'My check';
		}

		public function script(): string
		{
			return home_url('/?my_check_script=1');
		}

		public function verifyAddress(): string
		{
			return '';
		}

		public function verify(string $token, string $secret, string $action): ?bool
		{
			return get_option('my_check_is_down') ? null : hash_equals(hash_hmac('sha256', $action, $secret), $token);
		}
	};

	return $providers;
});

add_action('init', function (): void {
	if (isset($_GET['my_check_script'])) {
		header('Content-Type: text/javascript');
		echo <<<'JS'
		window.gazetteerBotChecks = {
			...window.gazetteerBotChecks,
			'my-check': async ({ siteKey, action }) => {
				const response = await fetch(`/?my_check_token=${action}&key=${siteKey}`);
				if (!response.ok) throw new Error('No token');
				return response.text();
			},
		};
		JS;
		exit;
	}
	if (isset($_GET['my_check_token'])) {
		$isPerson = ($_GET['key'] ?? '') === 'my-site' && !get_option('my_check_refuses');
		status_header($isPerson ? 200 : 403);
		header('Content-Type: text/plain');
		echo $isPerson ? hash_hmac('sha256', $_GET['my_check_token'], 'my-secret') : '';
		exit;
	}
});
