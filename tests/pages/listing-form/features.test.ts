import { axe } from '../../browser/axe.ts';
import { openForm } from '../../browser/listing-form/form.ts';

jest.setTimeout(60_000);

const answers: Record<string, object> = {
	7: {
		tags: { ' 12': 'Wi-Fi', ' 4': 'Terrace' },
		lpselectedtags: [],
		featuretitle: 'Features',
		fields: '<label class="featuresBycat">Additional information</label><div class="gz-field gz-field-text"><label for="field-seats"><span class="gz-field-label">Seats</span></label><input type="text" id="field-seats" name="lp_form_fields_inn[seats]" value=""></div><div class="gz-field"><label class="gz-choice" for="field-dogs"><input type="checkbox" value="Yes" id="field-dogs" name="lp_form_fields_inn[dogs]"> <span class="gz-field-label">Dogs welcome</span></label></div><img src=x alt="" onerror="window.ran=1">',
	},
	8: { tags: { ' 30': 'Rope' }, lpselectedtags: [], featuretitle: 'Features', fields: null },
};

const SENT = /lp_form_fields_inn/;

it.each(['listing-own.html', 'listing-legacy.html'])(
	'the listing form shows the fields of each category and keeps their values, on %s',
	async (path) => {
		const { page, errors, sent } = await openForm(path, {
			replies: (asked) => answers[asked.get('term_id')!],
		});
		const category = page.locator('#inputCategory');
		const features = page.getByRole('checkbox', { name: 'Wi-Fi' });
		await page.locator('.gz-category-details').waitFor({ state: 'attached' });
		expect(await page.locator('.featuresDataContainerOuterSubmit').isVisible()).toBe(false);
		expect(await page.getByText('Show the fields of this category').isVisible()).toBe(false);

		await category.selectOption('7');
		await features.check();
		await page.getByLabel('Seats').fill('40');
		expect(await sent(SENT)).toEqual([
			['lp_form_fields_inn[lp_feature][]', '12'],
			['lp_form_fields_inn[seats]', '40'],
		]);
		expect(await axe(page, '.featuresDataContainerOuterSubmit')).toEqual([]);

		await category.selectOption('8');
		await page.getByRole('checkbox', { name: 'Rope' }).check();
		expect(await sent(SENT)).toEqual([['lp_form_fields_inn[lp_feature][]', '30']]);
		await category.selectOption('9');
		expect(await page.locator('.featuresDataContainerOuterSubmit').isVisible()).toBe(false);
		expect(await sent(SENT)).toEqual([]);
		await category.selectOption('7');
		await page.getByLabel('Seats').waitFor();
		expect(await features.isChecked()).toBe(true);
		expect(await page.getByLabel('Seats').inputValue()).toBe('40');
		expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
		expect(
			errors.filter((one) => !/inline event handler|Failed to load|pages\/x/i.test(one)),
		).toEqual([]);
	},
);

it('the listing form shows that loading the fields failed, and tries again', async () => {
	let isUp = false;
	const { page } = await openForm('listing-own.html', {
		width: 320,
		replies: (asked) => (isUp ? answers[asked.get('term_id')!] : undefined),
	});
	await page.locator('#inputCategory').selectOption('7');
	const again = page.getByRole('button', { name: 'Try again' });
	await again.waitFor();
	expect(await page.locator('#inputCategory').isDisabled()).toBe(false);
	expect(await axe(page, '.featuresDataContainerOuterSubmit')).toEqual([]);
	isUp = true;
	await again.click();
	await page.getByRole('checkbox', { name: 'Terrace' }).waitFor();
	expect(await again.count()).toBe(0);
});
