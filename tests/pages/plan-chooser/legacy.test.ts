import type { Page } from 'playwright-core';
import { ATTACHED } from '../../browser/attached.ts';
import { visit } from '../../browser/visitor.ts';
import { carried, category, kind, offers, openPlans } from '../../browser/plans/plans.ts';
import { giveBack, keepDrawn } from './given-back.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const older = (page: Page) => page.evaluate(() => (window as unknown as { older: string[] }).older);
const handle = (page: Page) => page.locator('a.switch-fields');

it('a plan page without the attribute of the widget is left to the older script', async () => {
	const { page, requests } = await visit('/pages/plans-not-adopted.html');
	await rest(page);
	await kind(page, 'exclusive').click();
	expect(await older(page)).toEqual(['click']);
	expect(requests.filter((name) => name.includes('plan-chooser'))).toEqual([]);
});

describe.each(ATTACHED)('plan page of the older theme, %s', (given) => {
	it('the plan chooser of an older page has labelled controls with states', async () => {
		const { page, asked } = await openPlans('plans-legacy.html', { given });
		expect(asked).toEqual([]);
		expect(await kind(page, 'standard').getAttribute('aria-pressed')).toBe('true');
		await page.getByRole('button', { name: 'Exclusive' }).click();
		await page.getByRole('radiogroup', { name: 'Category' }).waitFor();
		expect(await handle(page).getAttribute('role')).toBe('switch');
	});

	it('the plan chooser of an older page loads plans by category and period, without interference of the older script', async () => {
		const { page, asked } = await openPlans('plans-legacy.html', { given });
		await kind(page, 'exclusive').click();
		await category(page, 'Cafés').check();
		await offers(page, 'Small 7 monthly');
		expect(asked.at(-1)).toMatchObject({ term_id: '7', currentStyle: 'vertical_view_9' });
		await page.getByRole('switch', { name: 'Annually' }).click();
		await offers(page, 'Small 7 yearly');
		expect(asked.at(-1)).toMatchObject({ cat_id: '7', planUsage: '', duration_type: 'yearly' });
		expect(await handle(page).getAttribute('aria-checked')).toBe('true');
		expect(await handle(page).getAttribute('class')).toContain('active');
		expect(await carried(page)).toEqual(['7', '7', '7']);
		expect(await older(page)).toEqual([]);
		expect(await page.locator('body.listingpro-loading').count()).toBe(0);
	});

	it.each([
		['the handle of the switch', 'a.switch-fields', 'listingonly'],
		['a side of the switch', '.lp-year-side', 'default'],
	])(
		'the request of an older page without a category contains the control that was used: %s',
		async (_s, control, usage) => {
			const { page, asked } = await openPlans('plans-legacy.html', { given });
			await kind(page, 'exclusive').click();
			await category(page, 'Cafés').check();
			await offers(page, 'Small 7 monthly');
			await kind(page, 'standard').click();
			await offers(page, 'Small all monthly');
			await page.locator(control).click();
			await offers(page, 'Small all yearly');
			expect(asked.at(-1)).toMatchObject({ cat_id: '', planUsage: usage });
		},
	);

	it('the plan chooser of an older page can be used with the keyboard alone', async () => {
		const { page } = await openPlans('plans-legacy.html', { given });
		await kind(page, 'exclusive').focus();
		await page.keyboard.press('Space');
		await category(page, 'Cafés').waitFor();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Space');
		await offers(page, 'Small 7 monthly');
		await page.keyboard.press('ArrowDown');
		await offers(page, 'Small 8 monthly');
		await page.keyboard.press('ArrowUp');
		await offers(page, 'Small 7 monthly');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await offers(page, 'Small 7 yearly');
		await page.keyboard.press('Space');
		await offers(page, 'Small 7 monthly');
	});

	it('the period list of an older page supports arrow keys', async () => {
		const { page, asked } = await openPlans('plans-legacy-list.html', { given });
		await kind(page, 'exclusive').click();
		await category(page, 'Cafés').check();
		await offers(page, 'Small 7 any');
		await page.getByRole('radio', { name: 'Monthly' }).focus();
		await page.keyboard.press('ArrowRight');
		await offers(page, 'Small 7 yearly');
		expect(asked.at(-1)).toMatchObject({ cat_id: '7', duration_type: 'yearly' });
		expect(await page.locator('li[aria-checked="true"]').innerText()).toBe('Annually');
	});

	it('the plan chooser of an older page loads plans for the query string, which its server ignores', async () => {
		const { page } = await openPlans('plans-legacy.html?plan_category=8&plan_period=yearly', {
			given,
		});
		await offers(page, 'Small 8 yearly');
		expect(await category(page, 'Chandlers').isChecked()).toBe(true);
	});

	it('the plan chooser of an older page restores the page on unmount', async () => {
		const { page } = await openPlans('plans-legacy.html', { given, ...keepDrawn });
		await kind(page, 'exclusive').click();
		await category(page, 'Cafés').check();
		await offers(page, 'Small 7 monthly');
		const { drawn, now } = await giveBack(page, '[data-gz-mounted]');
		expect(now).toBe(drawn);
		expect(await page.locator('h3').allTextContents()).toEqual(['Jetty', 'Quay', 'Harbour']);
	});
});
