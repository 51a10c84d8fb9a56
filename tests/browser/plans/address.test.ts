import { category, kind, offers, openPlans, query, titles } from './plans.ts';

jest.setTimeout(90_000);

it('goes back through what was chosen, and forward again', async () => {
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

it('leaves to the server what its address asks for, and asks nothing itself', async () => {
	const { page, asked } = await openPlans('plans-own.html?plan_kind=standard');
	await page.waitForLoadState('networkidle');
	expect(asked).toEqual([]);
	expect(await titles(page)).toEqual(['Jetty', 'Quay', 'Harbour']);
});

it('is as it was when the visitor comes back from another page', async () => {
	const { page } = await openPlans('plans-own.html');
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await offers(page, 'Small 7 monthly');
	await page.goto('/pages/plain.html');
	await page.goBack();
	await page.locator('[data-gz-mounted]').waitFor({ state: 'attached' });
	expect(query(page)).toBe('?plan_period=monthly&plan_category=7');
});

it('writes one place for each choice, and none for the same again', async () => {
	const { page } = await openPlans('plans-own.html');
	const length = () => page.evaluate(() => history.length);
	const before = await length();
	await kind(page, 'exclusive').click();
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await offers(page, 'Small 7 monthly');
	expect((await length()) - before).toBe(2);
});
