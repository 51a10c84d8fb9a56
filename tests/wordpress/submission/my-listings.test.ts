import { axe } from '../../browser/axe.ts';
import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { planId } from '../directory/pages.ts';
import { php } from '../plugin/posts.ts';
import { focused, makeListing, makeOwner, PASSWORD, told, visitAs } from './owners.ts';

let owner = 0;

const status = (listing: number) => told<string>(`get_post_status(${listing})`);
const orders = () =>
	told<number>(
		`count(Gazetteer\\Plugin::get(Gazetteer\\Plans\\Orders\\Orders::class)->ofBuyer(${owner}, 100))`,
	);

beforeAll(async () => {
	owner = await makeOwner('ada');
	await makeOwner('eve');
});

describe('page My listings', () => {
	it('My listings asks a guest to log in, and then shows the list', async () => {
		const { page } = await visit('/my-listings/', { width: 390 });
		expect(await page.locator('.gz-login').innerText()).toContain('Please log in');
		expect(await axe(page, '.gz-my-listings')).toEqual([]);
		await page.getByLabel('Username or Email Address').fill('eve');
		await page.getByLabel('Password').fill(PASSWORD);
		await page.getByRole('button', { name: 'Log In' }).click();
		await page.waitForURL(/\/my-listings\//);
		expect(await page.locator('.gz-own-empty').innerText()).toContain('no listings yet');
		await page.getByRole('link', { name: 'Submit a listing' }).click();
		await page.waitForURL(/\/submit\//);
	});

	it('My listings shows the status of each listing to its author only', async () => {
		const plan = await planId('standard-yearly');
		await makeListing('Blue Door', owner, { status: 'publish' });
		await makeListing('Green Gate', owner, { status: 'pending' });
		await makeListing('Old Mill', owner, { status: 'expired', plan });
		const { page } = await visitAs('ada', '/my-listings/', { width: 320 });
		const rows = await page.locator('.gz-own').allInnerTexts();
		const row = (title: string) => rows.find((text) => text.includes(title)) ?? '';
		expect(row('Blue Door')).toContain('Public');
		expect(row('Green Gate')).toContain('Pending review');
		expect(row('Green Gate')).not.toContain('View');
		expect(row('Old Mill')).toContain('Expired');
		expect(row('Old Mill')).toContain('Renew');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		expect(await axe(page, '.gz-my-listings')).toEqual([]);
		const edit = page.getByRole('link', { name: /^Edit.*Blue Door/ });
		expect(await edit.getAttribute('href')).toMatch(/\/submit\/\?lp_post=\d+$/);
		const { page: other } = await visitAs('eve', '/my-listings/');
		expect(await other.locator('.gz-own').count()).toBe(0);
	});

	it('My listings deletes a listing after a confirmation, by keyboard', async () => {
		const listing = await makeListing('Gone Inn', owner, { status: 'publish' });
		const { page } = await visitAs('ada', '/my-listings/');
		await page.getByRole('link', { name: /^Delete.*Gone Inn/ }).press('Enter');
		expect(await page.locator('.gz-own-delete').innerText()).toContain('Delete “Gone Inn”?');
		expect(await axe(page, '.gz-my-listings')).toEqual([]);
		expect(await status(listing)).toBe('publish');
		await page.getByRole('button', { name: 'Delete listing' }).press('Enter');
		await page.waitForURL(/gazetteer_done=deleted/);
		expect(await focused(page)).toBe('gz-submitted');
		expect(await status(listing)).toBe('trash');
	});

	it('My listings deletes no listings of other users, and none without a nonce', async () => {
		const listing = await makeListing('Safe Inn', owner, { status: 'publish' });
		const { page } = await visitAs('eve', `/my-listings/?gazetteer_delete=${listing}`);
		expect(await page.locator('.gz-own-delete').count()).toBe(0);
		const send = async (name: string) => {
			const { page: own } = await visitAs(name, '/my-listings/');
			return own.request.post('/my-listings/', {
				form: {
					gazetteer_own: 'delete',
					gazetteer_own_listing: String(listing),
					_wpnonce: '0123456789',
				},
				maxRedirects: 0,
			});
		};
		for (const name of ['ada', 'eve']) {
			const answer = await send(name);
			expect(answer.status()).toBe(303);
			expect(answer.headers()['location']).toContain('gazetteer_done=refused');
		}
		expect(await status(listing)).toBe('publish');
	});

	it('My listings renews an expired listing once', async () => {
		const plan = await planId('standard-yearly');
		await makeListing('Late Inn', owner, { status: 'expired', plan });
		const before = await orders();
		const { page } = await visitAs('ada', '/my-listings/');
		await page.getByRole('button', { name: /^Renew.*Late Inn/ }).click();
		await page.waitForURL(/gazetteer_done=renewed/);
		expect(await orders()).toBe(before + 1);
		const table = page.locator('.gz-own-orders');
		expect(await table.innerText()).toMatch(/Late Inn\s+Standard\s+\$/);
		expect(await page.getByRole('button', { name: /^Renew.*Late Inn/ }).count()).toBe(0);
		expect(await axe(page, '.gz-my-listings')).toEqual([]);
	});

	it('My listings offers no edit form for a listing that the form cannot save', async () => {
		const [hidden, later] = [
			await makeListing('Hidden Inn', owner, { status: 'private' }),
			await makeListing('Later Inn', owner, { status: 'future', published: 4_000_000_000 }),
		];
		expect([await status(hidden), await status(later)]).toEqual(['private', 'future']);
		const { page } = await visitAs('ada', '/my-listings/');
		expect(await page.locator('.gz-own', { hasText: 'Hidden Inn' }).count()).toBe(1);
		expect(await page.locator('.gz-own', { hasText: 'Later Inn' }).count()).toBe(1);
		expect(await page.getByRole('link', { name: /^Edit.*(Hidden|Later) Inn/ }).count()).toBe(0);
		for (const listing of [hidden, later]) {
			await page.goto(`/submit/?lp_post=${listing}`);
			expect(await page.locator('form#lp-submit-form').count()).toBe(0);
			expect(await page.locator('.gz-submitted').innerText()).toContain('cannot be edited');
		}
	});

	it('My listings renews a listing once for its owner, even if an editor requests it', async () => {
		const plan = await planId('standard-yearly');
		const listing = await makeListing('Aided Inn', owner, { status: 'expired', plan });
		const editor = await makeOwner('ed');
		await runWordPress(`(new WP_User(${editor}))->set_role('editor');`);
		const { page, context } = await visitAs('ed', '/my-listings/');
		const session = (await context.cookies()).find(({ name }) =>
			name.startsWith('wordpress_logged_in_'),
		)!;
		const proof = await runWordPress(
			`$_COOKIE[LOGGED_IN_COOKIE] = ${php(decodeURIComponent(session.value))}; wp_set_current_user(${editor});
			echo Gazetteer\\Submission\\Dashboard\\DashboardPost::nonce('renew', ${listing});`,
		);
		const renew = async () => {
			const answer = await page.request.post('/my-listings/', {
				form: {
					gazetteer_own: 'renew',
					gazetteer_own_listing: String(listing),
					_wpnonce: proof.trim(),
				},
				maxRedirects: 0,
			});
			return answer.headers()['location'];
		};
		const buyers = () =>
			told<string[]>(
				`$wpdb->get_col("SELECT buyer FROM {$wpdb->prefix}gazetteer_orders WHERE listing = ${listing}")`,
			);
		expect(await renew()).toContain('gazetteer_done=renewed');
		expect(await buyers()).toEqual([String(owner)]);
		expect(await renew()).toContain('gazetteer_done=refused');
		await runWordPress(`wp_update_post(['ID' => ${listing}, 'post_author' => ${editor}]);`);
		await page.goto('/my-listings/');
		expect(await page.locator('.gz-own', { hasText: 'Aided Inn' }).count()).toBe(1);
		expect(await page.getByRole('button', { name: /^Renew.*Aided Inn/ }).count()).toBe(0);
		await runWordPress(
			`$plan = Gazetteer\\Plugin::get(Gazetteer\\Plans\\Domain\\PlanRepository::class)->find(${plan});
			Gazetteer\\Plugin::get(Gazetteer\\Plans\\Orders\\Orders::class)->purchase()->begin($plan, ${listing}, ${editor}, time());`,
		);
		expect(await buyers()).toEqual([String(owner)]);
	});
});
