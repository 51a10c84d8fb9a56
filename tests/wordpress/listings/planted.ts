import { php } from '../plugin/posts.ts';
import { runWordPress } from '../../browser/site.ts';

/** Maps the ids of the recorded exchanges to the ids of the site. */
export interface Planted {
	/** Ids of this site, by id in the exchanges. */
	readonly ids: Readonly<Record<string, number>>;
	readonly listing: number;
}

export const OWNER = { name: 'listing-owner', password: 'a long password' } as const;

const NAMES = `$names = (new Gazetteer\\Kernel\\Settings())->names();`;

/**
 * Creates the directory of the recorded exchanges as the legacy theme stores it: with functions of WordPress, and
 * nothing of the plugin but the data names.
 */
export async function plant(): Promise<Planted> {
	const answer = await runWordPress(`
		${NAMES}
		global $wpdb;
		$made = [];
		$term = static function (int $number, string $name, string $taxonomy) use (&$made): void {
			// An interrupted test run may have left this term.
			$left = get_term_by('slug', "under-test-{$number}", $taxonomy);
			$made[$number] = $left ? $left->term_id : wp_insert_term($name, $taxonomy, ['slug' => "under-test-{$number}"])['term_id'];
		};
		foreach ([7, 8, 9, 11] as $number) { $term($number, "Category {$number}", $names->category); }
		$term(12, 'Free parking', $names->feature);
		$term(4, 'Lounge', $names->feature);
		$made[31] = wp_insert_post(['post_type' => $names->field, 'post_status' => 'publish', 'post_title' => 'IATA code']);
		// The site may already have a field with this name.
		$wpdb->update($wpdb->posts, ['post_name' => 'iata'], ['ID' => $made[31]]);
		clean_post_cache($made[31]);
		update_post_meta($made[31], $names->details, ['field-type' => 'text', 'exclusive_field' => '', 'lp-showin-filter' => 'notshowinfilter']);
		// Some screens of the theme store numbers as strings.
		update_term_meta($made[7], 'lp_category_tags', [(string) $made[12], $made[4]]);
		update_term_meta($made[7], 'fileds_ids', [(string) $made[31]]);
		update_term_meta($made[8], 'lp_category_tags', [$made[12]]);
		update_term_meta($made[9], 'lp_category_tags', [$made[12]]);
		update_term_meta($made[11], 'lp_category_tags', [99999999]);
		$owner = username_exists('${OWNER.name}') ?: wp_create_user('${OWNER.name}', '${OWNER.password}', '${OWNER.name}@example.test');
		(new WP_User($owner))->set_role('subscriber');
		$made[105] = wp_insert_post(['post_type' => $names->listing, 'post_status' => 'pending', 'post_title' => 'Zurich Airport', 'post_author' => $owner]);
		wp_set_object_terms($made[105], [$made[8]], $names->category);
		wp_set_object_terms($made[105], [$made[12]], $names->feature);
		update_post_meta($made[105], $names->details, ['tagline_text' => 'By the lake', 'email' => 'desk@example.test', 'order_id' => '77', 'latitude' => '47.45']);
		update_post_meta($made[105], $names->values, ['lp_feature' => [$made[12]], 'iata' => 'ZRH', 'iata-mfilter' => 'iata-ZRH']);
		update_post_meta($made[105], 'gallery_image_ids', '31,29');
		update_post_meta($made[105], 'plan_id', '40');
		echo json_encode($made);
	`);
	const ids = JSON.parse(answer) as Record<string, number>;
	return { ids, listing: ids['105']! };
}

/** Deletes the directory, by the current data names. */
export const uproot = ({ ids }: Planted) =>
	runWordPress(`
		${NAMES}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach (${php(ids)} as $number => $id) {
			in_array($number, [31, 105], true)
				? wp_delete_post($id, true)
				: wp_delete_term($id, in_array($number, [12, 4], true) ? $names->feature : $names->category);
		}
		wp_delete_user((int) username_exists('${OWNER.name}'));
	`);

/** Runs PHP with `$names` and `$repository`, the listing repository. */
export const withRepository = (code: string) =>
	runWordPress(`
		use Gazetteer\\Listings\\Domain\\Listing;
		${NAMES}
		$repository = new Gazetteer\\Listings\\ListingPosts($names);
		${code}
	`);

/** The markup of the planted field for each of these settings, which are PHP code for the meta key `meta`. */
export const drawnWith = async (
	{ ids }: Planted,
	meta: string,
	settings: readonly string[],
): Promise<readonly string[]> =>
	JSON.parse(
		await withRepository(`
			$fields = Gazetteer\\Plugin::get(Gazetteer\\Listings\\Domain\\FieldRepository::class);
			$drawn = [];
			foreach ([${settings.join(', ')}] as $one) {
				update_post_meta(${ids['31']}, ${meta}, $one);
				$drawn[] = (new Gazetteer\\Listings\\Fields\\FieldInputs())->draw($fields->ofCategories([${ids['7']}]), []);
			}
			delete_post_meta(${ids['31']}, 'gazetteer_field_settings');
			echo json_encode($drawn);
		`),
	) as string[];
