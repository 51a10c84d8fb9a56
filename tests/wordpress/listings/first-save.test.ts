import { runWordPress } from '../../browser/site.ts';

/**
 * Saves a new listing in a category, and runs the code of another plugin in a hook. Compares the stored term counts
 * with counts that WordPress computes.
 */
const savedWith = async (status: string, others: string) =>
	JSON.parse(
		await runWordPress(`
			global $wpdb;
			$category = get_term_by('slug', 'hotels', 'gazetteer_category')->term_id;
			$blog = wp_insert_term('News ' . wp_generate_uuid4(), 'category')['term_id'];
			$post = wp_insert_post(['post_title' => 'News', 'post_status' => 'draft', 'post_category' => [$blog]]);
			$old = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_title' => 'Old Inn', 'post_status' => 'publish']);
			$isDone = false;
			$once = static function () use (&$isDone, $category, $blog, $post, $old): void {
				if (!$isDone) { $isDone = true; ${others} }
			};
			foreach (['wp_insert_post', 'save_post', 'set_object_terms', 'added_term_relationship'] as $hook) { add_action($hook, $once); }
			$repository = Gazetteer\\Plugin::get(Gazetteer\\Listings\\Domain\\ListingRepository::class);
			$repository->save(new Gazetteer\\Listings\\Domain\\Listing(id: 0, title: 'New Inn', content: 'x', author: 1, status: '${status}', categories: [$category]));
			wp_cache_flush();
			$counts = static fn () => array_map(intval(...), $wpdb->get_col("SELECT count FROM {$wpdb->term_taxonomy} WHERE term_id IN ({$category}, {$blog}) ORDER BY term_id"));
			$kept = $counts();
			wp_update_term_count_now([get_term($category)->term_taxonomy_id], 'gazetteer_category');
			wp_update_term_count_now([get_term($blog)->term_taxonomy_id], 'category');
			echo json_encode(['done' => $isDone, 'kept' => $kept, 'counted' => $counts()]);`),
	) as { done: boolean; kept: number[]; counted: number[] };

describe('term counts after saving a new listing', () => {
	it.each(['publish', 'pending'])(
		'the term counts are correct after a new listing is saved with status %s',
		async (status) => {
			const { kept, counted } = await savedWith(status, '');
			expect(kept).toEqual(counted);
		},
	);

	it.each([
		['publishes a post', 'wp_publish_post($post);'],
		[
			'gives another listing the same category',
			"wp_set_object_terms($old, [$category], 'gazetteer_category');",
		],
		[
			'removes the category from another listing',
			"wp_set_object_terms($old, [$category], 'gazetteer_category'); wp_set_object_terms($old, [], 'gazetteer_category');",
		],
		[
			'publishes another listing in the same category',
			"wp_insert_post(['post_type' => 'gazetteer_listing', 'post_title' => 'Nested Inn', 'post_status' => 'publish', 'tax_input' => ['gazetteer_category' => [$category]]]);",
		],
	])(
		'the term counts are correct after a new listing is saved if another plugin %s in a hook',
		async (_does, others) => {
			for (const status of ['publish', 'pending']) {
				const { done, kept, counted } = await savedWith(status, others);
				expect([status, done, kept]).toEqual([status, true, counted]);
			}
		},
	);
});
