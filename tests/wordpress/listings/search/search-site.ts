import { runWordPress } from '../../../browser/site.ts';

/** The search index as the plugin creates it, in a separate request. */
export const SEARCH_INDEX = `
	use Gazetteer\\Search\\Domain\\{Bounds, FacetCounts, FacetScope, ListingOrder, ListingQuery, Nearby};
	$names = (new \\Gazetteer\\Kernel\\Settings())->names();
	$index = new \\Gazetteer\\Search\\SiteIndex(static fn () => $names);
	$finder = new \\Gazetteer\\Search\\SiteSearch($index);
	$ids = (array) get_option('gazetteer_test_listings', []);
`;

/** Runs PHP that may use `$names`, `$index`, `$finder` and `$ids`, and parses the JSON that it prints. */
export const inSearchIndex = async <Answer>(code: string): Promise<Answer> =>
	JSON.parse((await runWordPress(`${SEARCH_INDEX} ${code}`)) || 'null') as Answer;

/** Runs PHP that changes data, in a request that ends before the test continues. */
export const change = (code: string) => runWordPress(`${SEARCH_INDEX} ${code}`);

export interface Wrong {
	listing: number;
	wrong: string;
}

export const differences = () =>
	inSearchIndex<Wrong[]>('echo json_encode($index->rebuilder()->check());');

/** Creates a small directory with nested terms, field values, texts and coordinates. Its ids are in `$ids`, by name. */
export const PLANT = `
		$term = static fn (string $name, string $taxonomy, int $parent = 0): int => (int) wp_insert_term($name, $taxonomy, ['parent' => $parent])['term_id'];
		$ids['air'] = $term('Test air', $names->category);
		$ids['fields'] = $term('Test fields', $names->category, $ids['air']);
		$ids['ports'] = $term('Test ports', $names->category, $ids['air']);
		$ids['sea'] = $term('Test sea', $names->category);
		$ids['country'] = $term('Test country', $names->location);
		$ids['town'] = $term('Test town', $names->location, $ids['country']);
		$ids['wifi'] = $term('Test wifi', $names->feature);
		$ids['lounge'] = $term('Test lounge', $names->feature);
		$ids['old'] = $term('Test old', $names->tag);
		$kinds = [$ids['fields'], $ids['ports'], $ids['sea']];
		for ($i = 0; $i < 24; $i++) {
			$listing = wp_insert_post(wp_slash([
				'post_type' => $names->listing,
				'post_status' => 'publish',
				'post_title' => ['Überflug', 'Étoile', "O'Hare", 'Zulu'][$i % 4] . ' testfield ' . $i,
				'post_date' => gmdate('Y-m-d H:i:s', 1600000000 + ($i * 7919 % 24) * 86400),
			]));
			wp_set_object_terms($listing, [$kinds[$i % 3]], $names->category);
			wp_set_object_terms($listing, [$i % 2 ? $ids['town'] : $ids['country']], $names->location);
			wp_set_object_terms($listing, array_slice([$ids['wifi'], $ids['lounge']], 0, $i % 3), $names->feature);
			wp_set_object_terms($listing, $i % 5 ? [] : [$ids['old']], $names->tag);
			update_post_meta($listing, $names->details, [
				'tagline_text' => 'Testing since ' . (1900 + $i),
				'gAddress' => $i . ' Rue de l’Essai',
				'latitude' => (string) (-17.5 + $i / 50),
				'longitude' => (string) ($i % 2 ? 179.9 + $i / 1000 : -179.9 - $i / 1000),
			]);
			$hours = [['09:00', '18:30'], ['18:00', '02:00'], ['', ''], ['22:00', '06:00']][$i % 4];
			$days = array_slice(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], $i % 3, 5);
			update_post_meta($listing, $names->details, [
				'price_status' => ['inexpensive', 'moderate', 'notsay', 'pricey', 'ultra_high_end'][$i % 5],
				'business_hours' => $i % 6 === 5 ? [] : array_fill_keys($days, ['open' => $hours[0], 'close' => $hours[1]]),
			] + get_post_meta($listing, $names->details, true));
			if ($i % 3 > 0) {
				update_post_meta($listing, '_gazetteer_rating', number_format(2 + $i * 2.99 / 23, 2));
				update_post_meta($listing, '_gazetteer_reviews', (string) ($i % 7));
			}
			update_post_meta($listing, $names->values, ['runway' => (string) ($i % 4), 'fuel' => $i % 2 ? ['avgas', 'jet'] : ['Jet']]);
			$ids["listing{$i}"] = $listing;
		}
		update_option('gazetteer_test_listings', $ids, false);
	`;

export const plantListings = () => change(PLANT);

export const removeListings = () =>
	change(`
		foreach ($ids as $name => $id) {
			if (str_starts_with($name, 'listing')) {
				wp_delete_post($id, true);
			}
		}
		foreach ([$names->category, $names->location, $names->feature, $names->tag] as $taxonomy) {
			foreach (get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false]) as $term) {
				if (str_starts_with($term->name, 'Test ')) {
					wp_delete_term($term->term_id, $taxonomy);
				}
			}
		}
		delete_option('gazetteer_test_listings');
	`);
