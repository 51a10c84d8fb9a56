import { runWordPress } from '../../browser/site.ts';

jest.setTimeout(60_000);

/** What deleting the plugin would leave. All of it is taken back: other tests need the site's content. */
const leftAfter = (chosen: string) =>
	runWordPress(`
		global $wpdb;
		$wpdb->query('START TRANSACTION');
		foreach (['gazetteer_listing', 'listing'] as $type) {
			$wpdb->insert($wpdb->posts, ['post_type' => $type, 'post_title' => 'Under test', 'post_status' => 'publish', 'post_name' => 'under-test', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '']);
		}
		update_option('gazetteer', ${chosen});
		// Files can not be taken back.
		delete_option('gazetteer_entries');
		define('WP_UNINSTALL_PLUGIN', 'gazetteer/gazetteer.php');
		require WP_PLUGIN_DIR . '/gazetteer/uninstall.php';
		$left = $wpdb->get_col("SELECT DISTINCT post_type FROM {$wpdb->posts} WHERE post_name = 'under-test' ORDER BY post_type");
		$wpdb->query('ROLLBACK');
		wp_cache_flush();
		echo implode(' ', $left);
	`);

it('keeps the directory when nobody said otherwise', async () => {
	expect(await leftAfter('[]')).toBe('gazetteer_listing listing');
});

it('takes our own away when the owner wants it, and never what was the legacy theme’s', async () => {
	expect(await leftAfter("['removeListings' => true, 'data' => 'listingpro']")).toBe('listing');
});
