import { axe } from '../../../browser/axe.ts';
import { changedHtml } from '../../../browser/changed-html.ts';
import { openForm, overflow } from '../../../browser/listing-form/form.ts';
import { rest } from '../../../browser/rest.ts';

jest.setTimeout(60_000);

/** Tags that are already saved with the listing. */
const SAVED: Record<string, (list: string) => [string, string]> = {
	'listing-own.html': (list) => [' name="tags"', ` name="tags" value="${list}"`],
	'listing-legacy.html': (list) => ['separated...">', `separated...">${list}`],
};

it.each<[string, number]>([
	['listing-own.html', 1280],
	['listing-own.html', 320],
	['listing-legacy.html', 390],
])(
	'the listing form shows tags as chips without layout shifts, on %s in %d pixels',
	async (path, width) => {
		const list = Array.from({ length: 12 }, (_one, at) => `tag ${at}`).join(', ');
		const { page, errors, sent, shifts } = await openForm(path, {
			width,
			before: changedHtml([SAVED[path]!(list)]),
		});
		const carrier = page.locator('#inputTags');
		const line = page.locator('.gz-tag-input');
		await carrier.scrollIntoViewIfNeeded();
		await line.waitFor();
		// Measure only this group of fields, because other parts of the form may still be loading.
		const height = () =>
			page.locator('.form-group:has(#inputTags)').evaluate((group) => group.clientHeight);
		const before = await height();
		await rest(page);
		expect([await shifts(), await height()]).toEqual([0, before]);

		await page.locator('label[for="inputTags"]').click();
		await page.keyboard.type('late, la');
		expect((await sent(/^tags$/))[0]![1]).toMatch(/^tag 0, .*, tag 11, late, la$/);
		await page.keyboard.press('Enter');
		expect(new URL(page.url()).pathname).toBe(`/pages/${path}`);
		const gone = page.getByRole('button', { name: 'Remove tag 1', exact: true });
		await gone.click();
		expect(await line.evaluate((one) => one.matches(':focus'))).toBe(true);
		expect((await sent(/^tags$/))[0]![1]).toMatch(/^tag 0, tag 2, .*, late, la$/);

		const website = page.locator('[name="website"]');
		await website.fill('harbour.example');
		await page.keyboard.press('Tab');
		expect(await sent(/^website$/)).toEqual([['website', 'https://harbour.example']]);
		expect(await axe(page, '.form-group:has(#inputTags)')).toEqual([]);
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		if (await page.locator('#inputTagline[maxlength]').count()) {
			await page.fill('#inputTagline', 'Quiet');
			await page.getByText('5 / 200').waitFor();
			expect(await axe(page, '.form-group:has(#inputTagline)')).toEqual([]);
		}
		expect(errors).toEqual([]);
	},
);
