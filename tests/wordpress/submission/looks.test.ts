import type { Page } from 'playwright-core';
import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { wear, wearBlockTheme, wearClassicTheme, wornTheme } from '../plugin/themes.ts';

let before = '';
let contact = '';
beforeAll(async () => {
	before = await wornTheme();
	contact = await runWordPress(
		`$form = get_posts(['post_type' => 'gazetteer_form', 'numberposts' => 1])[0]->ID;
		echo wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Write', 'post_content' => '<!-- wp:gazetteer/contact-form {"form":' . $form . '} /-->']);`,
	);
});
afterAll(() => wear(before));

const LOOKS = [
	'borderTopLeftRadius',
	'borderTopWidth',
	'borderTopStyle',
	'borderTopColor',
	'backgroundColor',
	'color',
	'paddingTop',
	'paddingLeft',
	'minHeight',
] as const;

const looks = (page: Page, field: string) =>
	page
		.locator(field)
		.first()
		.evaluate(
			(input, names) => names.map((name) => `${name}: ${getComputedStyle(input)[name]}`),
			LOOKS,
		);

describe.each([
	['the default block theme', wearBlockTheme],
	['a PHP theme', wearClassicTheme],
])('appearance of forms in %s', (_theme, wearIt) => {
	beforeAll(wearIt);

	it('a field of the contact form looks like a field of the listing form', async () => {
		const { page: form } = await visit('/submit/');
		const { page: write } = await visit(`/?page_id=${contact}`);
		expect(await looks(write, '.wpcf7-text')).toEqual(await looks(form, '#lptitle'));
	});

	it('the button of a file input has the style of the form before its script runs', async () => {
		const { page } = await visit('/submit/', { javascript: false });
		const [button, field] = await page
			.locator('input[type="file"]')
			.first()
			.evaluate((input) => {
				const { borderTopLeftRadius, borderTopWidth, minHeight } = getComputedStyle(
					input,
					'::file-selector-button',
				);
				const title = getComputedStyle(document.querySelector('#lptitle')!);
				return [
					[borderTopLeftRadius, borderTopWidth, minHeight],
					[title.borderTopLeftRadius, title.borderTopWidth, '44px'],
				] as const;
			});
		expect(button).toEqual(field);
	});

	it('the notice about a missing plan has no error border', async () => {
		const { page } = await visit('/submit/');
		const plan = page.locator('.gz-form-plan');
		await plan.getByRole('link', { name: 'Choose a plan' }).waitFor({ state: 'visible' });
		const edges = await plan.evaluate((notice) => {
			const style = getComputedStyle(notice);
			return [
				style.borderInlineStartWidth,
				style.borderInlineStartColor === style.borderInlineEndColor,
			];
		});
		expect(edges).toEqual(['1px', true]);
	});
});
