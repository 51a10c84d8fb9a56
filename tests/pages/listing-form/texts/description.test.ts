import { axe } from '../../../browser/axe.ts';
import { openForm, overflow } from '../../../browser/listing-form/form.ts';

jest.setTimeout(60_000);

it.each<[string, number]>([
	['listing-own.html', 1280],
	['listing-own.html', 320],
	['listing-legacy.html', 1280],
])('is written with headings, lists and links, on %s in %d pixels', async (path, width) => {
	const { page, errors, sent } = await openForm(path, { width });
	const textarea = page.locator('#inputDescription');
	const editor = page.locator('.ql-editor');
	await textarea.scrollIntoViewIfNeeded();
	await editor.waitFor();
	await page.locator('label[for="inputDescription"]').click();
	expect(await editor.evaluate((one) => one.matches(':focus'))).toBe(true);
	await page.keyboard.type('It is quiet.  Very.');
	await page.getByRole('button', { name: 'Bold' }).click();
	await page.keyboard.type('Bold');
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'List', exact: true }).click();
	await page.keyboard.type('One');
	expect(await sent(/^postContent$/)).toEqual([
		[
			'postContent',
			'<p>It is quiet.  Very.<strong>Bold</strong></p><ul><li>One</li></ul>',
		],
	]);
	expect(await axe(page, '.gz-rich')).toEqual([]);
	expect(await overflow(page)).toBeLessThanOrEqual(0);

	// What another script writes there is shown, and cleaned.
	await textarea.evaluate((one: HTMLTextAreaElement) => {
		one.value = '<p>Put back <img src=x onerror="window.ran=1"><em>here</em></p>';
		one.dispatchEvent(new Event('input', { bubbles: true }));
	});
	expect(await editor.innerHTML()).toBe('<p>Put back <em>here</em></p>');
	expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
	expect(errors.filter((one) => !/inline event handler|TrustedHTML|listing-form-gallery/.test(one))).toEqual([]);
});
