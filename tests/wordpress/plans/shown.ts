import { php, publish } from '../plugin/posts.ts';
import { runWordPress } from '../../browser/site.ts';
import { plant, type PlannedPlan, type Planted } from './planted.ts';

const plan = (price: string, metas: object = {}, categories: readonly string[] = []) => ({
	categories,
	metas: {
		plan_price: price,
		plan_usge_for: categories.length ? 'by category' : 'default',
		contact_show: 'true',
		map_show: 'true',
		...metas,
	},
});

const HOTELS = ['hotels'];

/** Plans with two billing periods in one category, one-time plans in another, and a general plan. */
const PLANS: Readonly<Record<string, PlannedPlan>> = {
	Gate: plan('0', { plan_time: '30' }),
	Lounge: plan('9.90', { plan_duration_type: 'monthly' }, HOTELS),
	Tower: plan('19', { plan_duration_type: 'monthly', plan_hot: 'true' }, HOTELS),
	Suite: plan('99', { plan_duration_type: 'yearly' }, HOTELS),
	Bay: plan('49', { plan_package_type: 'Package', plan_text: '5' }, ['hangars']),
};

export const plantPlans = (): Promise<Planted> => plant(['hotels', 'hangars'], PLANS);

export interface ScreenOptions {
	style?: string;
	kind?: 'standard' | 'exclusive';
	toggle?: boolean;
}

/** Publishes a post with a plan chooser limited to the test's categories, and returns its path. */
export const publishScreen = ({ categories }: Planted, options: ScreenOptions = {}) =>
	publish(
		`<!-- wp:gazetteer/plan-chooser ${JSON.stringify({
			categories: `${categories['hotels']}, ${categories['hangars']}`,
			...options,
		})} /-->`,
	);

let before: unknown;

/** Creates a submit page for the site, and returns its path. */
export async function openSubmitPage(): Promise<string> {
	const answer = await runWordPress(`
		$before = get_option('gazetteer');
		$page = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Submit under test']);
		update_option('gazetteer', ['pages' => ['submit' => $page]] + (array) $before);
		echo json_encode([$before, $page, get_permalink($page)]);
	`);
	const [kept, , address] = JSON.parse(answer) as [unknown, number, string];
	before = kept;
	return new URL(address).pathname + new URL(address).search;
}

export const closeSubmitPage = () =>
	runWordPress(`
		wp_delete_post((int) (get_option('gazetteer')['pages']['submit'] ?? 0), true);
		update_option('gazetteer', ${php(before ?? [])});
	`);
