import { php } from '../plugin/posts.ts';
import { runWordPress } from '../../browser/site.ts';

export interface PlannedPlan {
	readonly categories?: readonly string[];
	readonly metas: Readonly<Record<string, unknown>>;
}

export interface Planted {
	/** Ids by name. */
	plans: Readonly<Record<string, number>>;
	/** Ids by name. */
	categories: Readonly<Record<string, number>>;
}

const planted: number[] = [];
const terms: number[] = [];

/** Creates categories, and plans in the format of the legacy theme. */
export async function plant(
	categories: readonly string[],
	plans: Readonly<Record<string, PlannedPlan>>,
): Promise<Planted> {
	const answer = await runWordPress(`
		$terms = [];
		foreach (${php(categories)} as $name) {
			$terms[$name] = wp_insert_term("Under test: $name", 'gazetteer_category')['term_id'];
		}
		$plans = [];
		foreach (${php(plans)} as $name => $plan) {
			$plans[$name] = wp_insert_post(['post_type' => 'gazetteer_plan', 'post_status' => 'publish', 'post_title' => $name, 'menu_order' => 100 + count($plans)]);
			foreach ($plan['metas'] as $key => $value) {
				update_post_meta($plans[$name], $key, wp_slash($value));
			}
			update_post_meta($plans[$name], 'lp_selected_cats', array_map(fn ($category) => (string) $terms[$category], $plan['categories'] ?? []));
		}
		echo json_encode(['plans' => $plans, 'categories' => $terms]);
	`);
	const made = JSON.parse(answer) as Planted;
	planted.push(...Object.values(made.plans));
	terms.push(...Object.values(made.categories));
	return made;
}

export const unplant = () =>
	runWordPress(`
		foreach (${php(planted.splice(0))} as $plan) { wp_delete_post((int) $plan, true); }
		foreach (${php(terms.splice(0))} as $term) { wp_delete_term((int) $term, 'gazetteer_category'); }
	`);
