import { randomBytes } from 'node:crypto';

const SECRETS = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

/**
 * Returns the wp-config.php of a site. Notices are logged to wp-content/debug.log. External
 * requests are blocked, because each would occupy one of the few PHP workers until its timeout.
 * With `url`, the site has a fixed URL.
 */
export const siteConfig = (url?: string): string => {
	const secrets = SECRETS.map(
		(name) => `define( '${name}', '${randomBytes(32).toString('hex')}' );`,
	);
	const address = ['WP_HOME', 'WP_SITEURL'].map((name) => `define( '${name}', '${url}' );`);
	return `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
${secrets.join('\n')}
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'CONCATENATE_SCRIPTS', false );
${url ? address.join('\n') : ''}
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;
};
