import { runWordPress } from '../../browser/site.ts';
import { termId } from '../directory/pages.ts';
import { php } from '../plugin/posts.ts';
import { makeOwner, visitAs } from './owners.ts';

const WITHOUT_SCRIPT = { javascript: false };

let hotels = 0;

beforeAll(async () => {
	await makeOwner('ada');
	hotels = await termId('hotels');
});

describe('the listing form by the choices of the site’s owner', () => {
	const choose = (submission: object) =>
		runWordPress(
			`update_option('gazetteer', ['submission' => ${php(submission)}] + (array) get_option('gazetteer', []));`,
		);
	afterEach(() => choose({}));

	it('asks for nothing that the plan leaves out', async () => {
		await choose({ required: ['phone', 'website', 'listingfiles', 'lp-featuredimage'] });
		const bare = Number(
			await runWordPress(
				`echo wp_insert_post(['post_type' => 'gazetteer_plan', 'post_status' => 'publish', 'post_title' => 'Bare', 'meta_input' => ['plan_price' => '0']]);`,
			),
		);
		const { page } = await visitAs('ada', `/submit/?plan_id=${bare}`, WITHOUT_SCRIPT);
		expect(await page.locator('.gz-form-plan').innerText()).toContain('Your plan: Bare');
		expect(await page.locator('#inputPhone, #gz-listingfiles').count()).toBe(0);
		await page.fill('#lptitle', 'Bare Inn');
		await page.selectOption('#inputCategory', String(hotels));
		await page.fill('#inputDescription', 'It is quiet.');
		await page.getByRole('button', { name: 'Submit listing' }).click();
		await page.waitForLoadState();
		expect(await page.locator('.gz-form-summary').allInnerTexts()).toEqual([]);
		expect(await page.locator('.gz-submitted').innerText()).toContain('Bare Inn');
		await runWordPress(`wp_delete_post(${bare}, true);`);
	});
});
