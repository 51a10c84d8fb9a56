import offered from '../../cases/plans/offered.json';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { plant, unplant, type Planted } from './planted.ts';

let site: Planted;

beforeAll(async () => {
	site = await plant(['cafes', 'hotels', 'cafes-annex', 'month-only', 'empty'], offered.plans);
});
afterAll(unplant);

type Sent = Readonly<Record<string, string | readonly string[]>>;

const filledIn = (text: string) =>
	text.replace(/\{([a-z-]+)\}/g, (whole, name: string) => `${site.categories[name] ?? whole}`);

function ask(action: string, request: Sent, init: RequestInit = {}): Promise<Response> {
	const body = new URLSearchParams({ action: action.replace('{prefix}', 'gazetteer') });
	for (const [name, value] of Object.entries(request)) {
		if (typeof value === 'string') body.append(name, filledIn(value));
		else for (const one of value) body.append(`${name}[]`, filledIn(one));
	}
	return fetch(`${siteUrl()}/wp-admin/admin-ajax.php`, { method: 'POST', body, ...init });
}

/** The test's plans in the answer, in order. The site has other plans. */
function plansIn(html: string): string[] {
	const names = new Map(Object.entries(site.plans).map(([name, id]) => [`${id}`, name]));
	return [...html.matchAll(/name="plan_id" value="(\d+)"/g)].flatMap(
		([, id = '']) => names.get(id) ?? [],
	);
}

describe('AJAX calls for plans', () => {
	it.each(offered.cases.map((one) => [one.says, one] as const))(
		'the AJAX calls for plans answer as recorded: %s',
		async (_says, { action, request, ...expected }) => {
			const response = await ask(action, request as unknown as Sent);
			expect(response.status).toBe(200);
			expect(response.headers.get('content-type')).toContain('application/json');
			const answer = await response.json();
			if (expected.answer === null) return expect(answer).toBeNull();
			expect(answer.response).toBe('success');
			expect(answer.switcher).toBe(expected.switcher);
			if (Array.isArray(expected.offers)) {
				expect(plansIn(answer.plans)).toEqual(expected.offers);
			} else if (expected.offers === null) {
				expect(answer.plans).toBeNull();
			} else {
				expect(answer.plans).not.toContain('<');
				expect(answer.plans).not.toBe('');
			}
		},
	);

	it('the AJAX calls for plans return the category once in each card, and none if none was selected', async () => {
		const request = { term_id: '{hotels}', currentStyle: 'vertical_view_1', duration_type: '' };
		const { plans } = await (await ask('{prefix}_select_plan_by_cat', request)).json();
		const carried = [
			...plans.matchAll(/name="lp_pre_selected_cats" value="(\d+)"/g),
		] as string[][];
		expect(carried.map(([, value]) => Number(value))).toEqual([
			site.categories['hotels'],
			site.categories['hotels'],
			site.categories['hotels'],
		]);
		const general = await ask('{prefix}_select_general_plans', {
			currentStyle: 'vertical_view_1',
		});
		expect((await general.json()).plans).not.toContain('lp_pre_selected_cats');
	});

	it('the AJAX calls for plans return a plan only while it is published', async () => {
		const request = { term_id: '{cafes}', currentStyle: 'vertical_view_1', duration_type: '' };
		const offers = async () =>
			plansIn((await (await ask('{prefix}_select_plan_by_cat', request)).json()).plans);
		const plan = site.plans['cafe'] ?? 0;
		await runWordPress(`wp_update_post(['ID' => ${plan}, 'post_status' => 'draft']);`);
		expect(await offers()).toEqual([]);
		await runWordPress(`wp_update_post(['ID' => ${plan}, 'post_status' => 'publish']);`);
		expect(await offers()).toEqual(['cafe']);
	});

	it('the AJAX calls for plans accept GET as well', async () => {
		const query = new URLSearchParams({
			action: 'gazetteer_select_general_plans',
			currentStyle: 'vertical_view_1',
		});
		const answer = await fetch(`${siteUrl()}/wp-admin/admin-ajax.php?${query}`);
		expect((await answer.json()).response).toBe('success');
	});
});
