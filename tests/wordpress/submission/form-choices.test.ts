import { runWordPress } from '../../browser/site.ts';
import { termId } from '../directory/pages.ts';
import { php } from '../plugin/posts.ts';
import { makeListing, makeOwner, told, visitAs } from './owners.ts';

const WITHOUT_SCRIPT = { javascript: false };

let owner = 0;
let hotels = 0;

beforeAll(async () => {
	owner = await makeOwner('ada');
	hotels = await termId('hotels');
});

describe('listing form with settings of the site owner', () => {
	const choose = (submission: object) =>
		runWordPress(
			`update_option('gazetteer', ['submission' => ${php(submission)}] + (array) get_option('gazetteer', []));`,
		);
	afterEach(() => choose({}));

	it('the listing form requires no field that the plan excludes', async () => {
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

	it('the listing form keeps the input of a member whose login expired', async () => {
		await choose({ membersOnly: true });
		const kept = await makeListing('Kept Inn', owner, {
			categories: [hotels],
			details: { phone: '+41 44 000 00 00' },
		});
		for (const path of ['/submit/', `/submit/?lp_post=${kept}`]) {
			const { page, context } = await visitAs('ada', path, WITHOUT_SCRIPT);
			await page.fill('#lptitle', 'Long Inn');
			await page.selectOption('#inputCategory', String(hotels));
			await page.fill('#inputDescription', 'Written for hours.');
			await page.fill('#inputPhone', '+41 44 111 11 11');
			await context.clearCookies();
			await page
				.getByRole('button', { name: /^(Submit listing|Save changes)/ })
				.last()
				.click();
			await page.locator('.gz-form-summary').waitFor();
			expect(await page.locator('.gz-form-summary').innerText()).toContain('log in');
			const login = page.getByRole('link', { name: /Log in in a new tab/ });
			expect(await login.getAttribute('target')).toBe('_blank');
			expect(await login.getAttribute('href')).toContain('wp-login.php');
			expect(await page.inputValue('#lptitle')).toBe('Long Inn');
			expect(await page.inputValue('#inputDescription')).toBe('Written for hours.');
			expect(await page.inputValue('#inputPhone')).toBe('+41 44 111 11 11');
			expect(await page.content()).not.toContain('44 000 00 00');
			expect(await page.content()).not.toContain('Kept Inn');
			if (path === '/submit/') continue;

			const { context: again } = await visitAs('ada', '/my-listings/');
			await context.addCookies(await again.cookies());
			for (const turn of ['it is refused once more, with a fresh proof', 'saved']) {
				await page.getByRole('button', { name: 'Save changes' }).last().click();
				await (turn === 'saved'
					? page.waitForURL(/listing\/|gazetteer_as=edited/)
					: page.locator('.gz-member').waitFor());
			}
			expect(await told(`get_post(${kept})->post_title`)).toBe('Long Inn');
		}
	});
});
