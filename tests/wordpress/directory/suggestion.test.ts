import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { forgetEntries } from '../contact-form/entries/kept.ts';
import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { planId, termId } from './pages.ts';

const fill = async (page: Page) => {
	await page.getByLabel('What is the place called?').fill('The Test Inn');
	await page.getByLabel('Which category suits it?').selectOption('Hotels');
	await page.getByLabel('Its address').fill('1 Runway Road');
	await page.getByLabel('What should visitors know about it?').fill('It is quiet.');
	await page.getByLabel('Your name').fill('Ada');
	await page.getByLabel('Your email').fill('ada@visitor.example');
};

const kept = async () =>
	JSON.parse(
		await runWordPress(
			'global $wpdb; echo $wpdb->get_var("SELECT content FROM {$wpdb->prefix}gazetteer_entries ORDER BY id DESC LIMIT 1");',
		),
	) as unknown;

afterAll(forgetEntries);

describe('page for suggesting a listing', () => {
	it('the suggestion page shows the plan whose card was clicked, with its price and category', async () => {
		const [plan, hotels] = [await planId('hotel-monthly'), await termId('hotels')];
		const { page } = await visit('/blank/');
		await page.evaluate(
			([id, term]) => {
				const form = document.createElement('form');
				form.method = 'post';
				form.action = '/suggest-a-listing/';
				form.innerHTML = `<input name="plan_id" value="${id}"><input name="lp_pre_selected_cats" value="${term}">`;
				document.body.append(form);
				form.submit();
			},
			[plan, hotels] as const,
		);
		await page.waitForURL(/\/suggest-a-listing\//);
		const chosen = page.locator('.gz-chosen-plan');
		for (const words of ['Hotel', 'for Hotels', '$39'])
			expect(await chosen.innerText()).toContain(words);
		const way = chosen.getByRole('link', { name: 'Choose another plan' });
		expect(await way.getAttribute('href')).toContain(`plan_category=${hotels}`);
		expect(await page.locator('input[name="plan"]').inputValue()).toBe('Hotel');
		expect(await page.locator('input[name="plan-category"]').inputValue()).toBe('Hotels');
		expect(await axe(page)).toEqual([]);
	});

	it('the suggestion page preselects the category of the chosen plan until the visitor selects another', async () => {
		const [plan, hotels] = [await planId('hotel-monthly'), await termId('hotels')];
		const { page } = await visit(
			`/suggest-a-listing/?plan_id=${plan}&lp_pre_selected_cats=${hotels}`,
		);
		const category = page.getByLabel('Which category suits it?');
		expect(await category.inputValue()).toBe('Hotels');
		await category.selectOption({ index: 1 });
		const own = await category.inputValue();
		expect(own).not.toBe('Hotels');
		await page.getByLabel('Your name').fill('Ada');
		await page.getByRole('button', { name: 'Send the suggestion' }).click();
		await page.locator('.wpcf7-not-valid-tip').first().waitFor();
		expect(await category.inputValue()).toBe(own);
	});

	it('the suggestion page keeps the selected category when the form is shown again, without JavaScript', async () => {
		const [plan, hotels] = [await planId('hotel-monthly'), await termId('hotels')];
		const { page } = await visit(
			`/suggest-a-listing/?plan_id=${plan}&lp_pre_selected_cats=${hotels}`,
			{ javascript: false },
		);
		const category = page.getByLabel('Which category suits it?');
		expect(await category.inputValue()).toBe('Hotels');
		await category.selectOption({ index: 1 });
		const own = await category.inputValue();
		await page.getByRole('button', { name: 'Send the suggestion' }).click();
		await page.locator('.wpcf7-not-valid-tip').first().waitFor({ state: 'attached' });
		expect(await category.inputValue()).toBe(own);
	});

	it('the suggestion page links to the plans if none was chosen, and still accepts a suggestion', async () => {
		const { page } = await visit('/suggest-a-listing/?plan_id=999999');
		await expect(page.locator('input[name="plan"]').inputValue()).resolves.toBe('none chosen');
		await page.getByRole('link', { name: 'Choose a plan' }).click();
		await page.waitForURL(/\/plans\//);
	});

	it('the suggestion page sends the plan, and shows it again after a validation error, without JavaScript', async () => {
		const plan = await planId('standard-yearly');
		const { page } = await visit(`/suggest-a-listing/?plan_id=${plan}`, { javascript: false });
		await page.getByRole('button', { name: 'Send the suggestion' }).click();
		expect(await page.locator('.gz-chosen-plan').innerText()).toContain('Standard');
		await fill(page);
		await page.getByRole('button', { name: 'Send the suggestion' }).click();
		expect(await page.locator('.wpcf7-response-output').innerText()).toContain('Thank you!');
		expect(JSON.stringify(await kept())).toContain('Standard');
	});

	it.each([390, 320])('the suggestion page fits a window of %i pixels', async (width) => {
		const { page } = await visit('/suggest-a-listing/', { width });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	});
});
