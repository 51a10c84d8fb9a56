import { runWordPress } from '../../browser/site.ts';

// The tests delete all demo data twice.
jest.setTimeout(120_000);

/**
 * The data that remains after the plugin is deleted. A rollback restores everything, because other
 * tests need the content.
 */
const leftAfter = (chosen: string) =>
	runWordPress(`
		global $wpdb;
		$wpdb->query('START TRANSACTION');
		foreach (['gazetteer_listing', 'listing'] as $type) {
			$wpdb->insert($wpdb->posts, ['post_type' => $type, 'post_title' => 'Under test', 'post_status' => 'publish', 'post_name' => 'under-test', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '']);
		}
		update_option('gazetteer', ${chosen});
		define('WP_UNINSTALL_PLUGIN', 'gazetteer/gazetteer.php');
		require WP_PLUGIN_DIR . '/gazetteer/uninstall.php';
		$left = $wpdb->get_col("SELECT DISTINCT post_type FROM {$wpdb->posts} WHERE post_name = 'under-test' ORDER BY post_type");
		$wpdb->query('ROLLBACK');
		wp_cache_flush();
		echo implode(' ', $left);
	`);

it('uninstalling the plugin keeps the listings by default', async () => {
	expect(await leftAfter('[]')).toBe('gazetteer_listing listing');
});

it('uninstalling the plugin deletes its listings if the owner chose that, and never those of the legacy theme', async () => {
	expect(await leftAfter("['removeListings' => true, 'data' => 'listingpro']")).toBe('listing');
});

it('uninstalling the plugin deletes all tables, options and events of search index and links, also those of earlier versions', async () => {
	const left = await runWordPress(`
		global $wpdb;
		$wpdb->query('START TRANSACTION');
		foreach (['gazetteer_cards', 'gazetteer_cards_2', 'gazetteer_facets_2', 'gazetteer_link_clicks', 'gazetteer_outbound_links', 'gazetteer_mails'] as $table) {
			$wpdb->query("CREATE TABLE IF NOT EXISTS {$wpdb->prefix}{$table} (id bigint(20) unsigned NOT NULL)");
		}
		$noted = ['gazetteer_search_index', 'gazetteer_search_index_lock', 'gazetteer_lookup', 'gazetteer_lookup_lock', 'gazetteer_table_link_clicks', 'gazetteer_table_outbound_links', 'gazetteer_table_mails'];
		$planned = ['gazetteer_rebuild_search_index', 'gazetteer_rebuild_lookup'];
		foreach ($noted as $option) {
			add_option($option, 'noted');
		}
		foreach ($planned as $hook) {
			wp_schedule_single_event(time() + 3600, $hook);
		}
		define('WP_UNINSTALL_PLUGIN', 'gazetteer/gazetteer.php');
		require WP_PLUGIN_DIR . '/gazetteer/uninstall.php';
		$left = array_filter(
			['listings', 'facets', 'sets', 'cards', 'listings_2', 'facets_2', 'sets_2', 'cards_2', 'link_clicks', 'outbound_links', 'listings_due', 'mails'],
			static fn (string $table): bool => $wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like("{$wpdb->prefix}gazetteer_{$table}"))) !== null,
		);
		$left = [...$left, ...array_filter($noted, static fn (string $option): bool => get_option($option) !== false), ...array_filter($planned, 'wp_next_scheduled')];
		$wpdb->query('ROLLBACK');
		wp_cache_flush();
		echo implode(' ', $left);
	`);
	expect(left).toBe('');
});

describe('photos of listings that are deleted with the plugin', () => {
	/**
	 * Creates four photos of a listing. The site uses all of them except the first. Returns the
	 * photos that remain.
	 */
	const photosLeft = (chosen: string) =>
		runWordPress(`
			global $wpdb;
			$folder = wp_upload_dir();
			$photo = static function (string $name, int $listing) use ($folder) {
				file_put_contents("{$folder['path']}/{$name}.png", base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='));
				return wp_insert_attachment(['post_title' => substr($name, strlen('uninstalled-')), 'post_mime_type' => 'image/png', 'post_status' => 'inherit'], "{$folder['path']}/{$name}.png", $listing);
			};
			$wpdb->query('START TRANSACTION');
			$listing = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_title' => 'Photographed', 'post_status' => 'publish']);
			$names = ['alone', 'in-a-page', 'of-a-post', 'in-a-gallery'];
			$photos = array_combine($names, array_map(static fn ($name) => $photo("uninstalled-{$name}", $listing), $names));
			$library = $photo('uninstalled-library', 0);
			set_post_thumbnail($listing, $library);
			$page = wp_insert_post(['post_type' => 'page', 'post_title' => 'About', 'post_status' => 'publish', 'post_content' => '<img src="' . $folder['url'] . '/uninstalled-in-a-page-150x150.png">']);
			wp_insert_post(['post_type' => 'page', 'post_title' => 'Tour', 'post_status' => 'draft', 'post_content' => '[gallery ids="' . $photos['in-a-gallery'] . ',1"]']);
			$post = wp_insert_post(['post_type' => 'post', 'post_title' => 'News', 'post_status' => 'publish']);
			set_post_thumbnail($post, $photos['of-a-post']);
			update_option('gazetteer', ${chosen});
			define('WP_UNINSTALL_PLUGIN', 'gazetteer/gazetteer.php');
			require WP_PLUGIN_DIR . '/gazetteer/uninstall.php';
			$left = array_map(static function ($file) use ($wpdb) {
				$name = basename($file, '.png');

				return $name . ($wpdb->get_var($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_title = %s", substr($name, strlen('uninstalled-')))) ? '' : ' without a row');
			}, glob("{$folder['path']}/uninstalled-*"));
			$wpdb->query('ROLLBACK');
			array_map('unlink', glob("{$folder['path']}/uninstalled-*"));
			wp_cache_flush();
			echo implode(' ', $left);
		`);

	it('the photos of deleted listings are deleted if nothing else on the site uses them', async () => {
		expect(await photosLeft("['removeListings' => true]")).toBe(
			'uninstalled-in-a-gallery uninstalled-in-a-page uninstalled-library uninstalled-of-a-post',
		);
	});

	it('the photos of listings stay if the listings stay', async () => {
		expect(await photosLeft('[]')).toBe(
			'uninstalled-alone uninstalled-in-a-gallery uninstalled-in-a-page uninstalled-library uninstalled-of-a-post',
		);
	});
});
