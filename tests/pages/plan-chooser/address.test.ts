import { category, kind, offers, openPlans, query, titles } from '../../browser/plans/plans.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(90_000);

it('the visitor goes back and forward through earlier plan selections', async () => {
	const { page, asked } = await openPlans('plans-own.html?lang=en#content');
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await offers(page, 'Small 7 monthly');
	await page.getByRole('radio', { name: 'Annually' }).check();
	await offers(page, 'Small 7 yearly');
	expect(query(page)).toBe('?lang=en&plan_period=yearly&plan_category=7');

	await page.evaluate(() => history.back());
	await offers(page, 'Small 7 monthly');
	expect(await page.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true);
	await page.evaluate(() => history.back());
	await page.locator('.gz-plan-results h3').first().waitFor({ state: 'detached' });
	await page.evaluate(() => history.back());
	await offers(page, 'Jetty');
	expect(await page.locator('.lp-slected-plan-cat:checked').count()).toBe(0);
	expect(query(page)).toBe('?lang=en');

	await page.evaluate(() => history.go(3));
	await offers(page, 'Small 7 yearly');
	expect(await category(page, 'Cafés').isChecked()).toBe(true);
	expect(asked.length).toBeGreaterThan(1);
});

it('the server draws the plan selection from the URL, and the widget requests nothing', async () => {
	const { page, asked } = await openPlans('plans-own.html?plan_kind=standard');
	await rest(page);
	expect(asked).toEqual([]);
	expect(await titles(page)).toEqual(['Jetty', 'Quay', 'Harbour']);
});

it('the plan chooser restores its state when the visitor comes back from another page', async () => {
	const { page } = await openPlans('plans-own.html');
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await offers(page, 'Small 7 monthly');
	await page.goto('/pages/plain.html');
	await page.goBack();
	await page.locator('[data-gz-mounted]').waitFor({ state: 'attached' });
	expect(query(page)).toBe('?plan_period=monthly&plan_category=7');
});

it('each plan selection adds one history entry, and a repeated one adds none', async () => {
	const { page } = await openPlans('plans-own.html');
	const length = () => page.evaluate(() => history.length);
	const before = await length();
	await kind(page, 'exclusive').click();
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await offers(page, 'Small 7 monthly');
	expect((await length()) - before).toBe(2);
});

it('the visitor can go back to plan selections from before a reload', async () => {
	const { page } = await openPlans('plans-own.html');
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await offers(page, 'Small 7 monthly');
	// Draws the page as the server would for this address.
	await page.route(/plans-own/, async (route) => {
		const answer = await route.fetch();
		const html = await answer.text();
		await route.fulfill({
			response: answer,
			body: html
				.replace('lp_plans_switcher_btn isactive', 'lp_plans_switcher_btn')
				.replace(
					'lp_plans_switcher_btn" data-val="exclusive',
					'lp_plans_switcher_btn isactive" data-val="exclusive',
				)
				.replace('value="7">', 'value="7" checked>')
				.replace('>Jetty<', '>Drawn for 7<'),
		});
	});
	await page.reload();
	await page.locator('[data-gz-mounted]').waitFor({ state: 'attached' });
	await offers(page, 'Drawn for 7');
	expect(await category(page, 'Cafés').isChecked()).toBe(true);
	await category(page, 'Chandlers').check();
	await offers(page, 'Small 8 monthly');

	await page.evaluate(() => history.go(-3));
	await offers(page, 'Small all monthly');
	expect(query(page)).toBe('');
	expect(await kind(page, 'standard').getAttribute('aria-pressed')).toBe('true');
	expect(await page.locator('.lp-slected-plan-cat:checked').count()).toBe(0);
});

it('each of two plan choosers on a page goes back to its own earlier state', async () => {
	const { page } = await openPlans('plans-own.html', {
		// Use a window that shows both plan choosers, so that both mount.
		height: 3000,
		before: (fresh) =>
			fresh.addInitScript(() =>
				document.addEventListener('DOMContentLoaded', () => {
					const first = document.querySelector('.gz-plans')!;
					first.after(first.cloneNode(true));
				}),
			),
	});
	const [one, other] = [0, 1].map((at) => page.locator('.gz-plans').nth(at));
	await page.locator('[data-gz-mounted]').nth(1).waitFor({ state: 'attached' });
	const choose = async (screen: typeof one, name: string, title: string) => {
		await screen!.getByRole('radio', { name }).check();
		await screen!.locator('h3', { hasText: title }).waitFor();
	};
	const open = (screen: typeof one) => screen!.locator('[data-val="exclusive"]').click();
	await open(one);
	await choose(one, 'Cafés', 'Small 7 monthly');
	await open(other);
	await choose(other, 'Chandlers', 'Small 8 monthly');
	await choose(one, 'Boatyards', 'Small 9 monthly');
	expect(await other!.locator('h3').first().innerText()).toBe('Small 8 monthly');

	await page.evaluate(() => history.back());
	await one!.locator('h3', { hasText: 'Small 7 monthly' }).waitFor();
	expect(await other!.locator('h3').first().innerText()).toBe('Small 8 monthly');
	await page.evaluate(() => history.go(-2));
	await other!.locator('h3', { hasText: 'Jetty' }).waitFor();
	expect(await one!.locator('h3').first().innerText()).toBe('Small 7 monthly');
});
