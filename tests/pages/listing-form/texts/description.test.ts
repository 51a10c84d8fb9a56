import { axe } from '../../../browser/axe.ts';
import { changedHtml } from '../../../browser/changed-html.ts';
import { openForm, overflow } from '../../../browser/listing-form/form.ts';

jest.setTimeout(60_000);

it.each<[string, number]>([
	['listing-own.html', 1280],
	['listing-own.html', 320],
	['listing-legacy.html', 390],
])(
	'the rich-text editor supports headings, lists and links, on %s in %d pixels',
	async (path, width) => {
		const { page, errors, sent, shifts } = await openForm(path, { width });
		const textarea = page.locator('#inputDescription');
		const editor = page.locator('.ql-editor');
		await textarea.scrollIntoViewIfNeeded();
		await editor.waitFor();
		expect(await shifts()).toBe(0);
		await page.locator('label[for="inputDescription"]').click();
		expect(await editor.evaluate((one) => one.matches(':focus'))).toBe(true);
		await page.keyboard.type('It is quiet.  Very.');
		await page.getByRole('button', { name: 'Bold' }).click();
		await page.keyboard.type('Bold');
		await page.keyboard.press('Enter');
		await page.getByRole('button', { name: 'List', exact: true }).click();
		await page.keyboard.type('One');
		expect(await sent(/^postContent$/)).toEqual([
			['postContent', '<p>It is quiet.  Very.<strong>Bold</strong></p><ul><li>One</li></ul>'],
		]);
		expect(await axe(page, '.gz-rich')).toEqual([]);
		expect(await overflow(page)).toBeLessThanOrEqual(0);

		// The Tab key leaves the editor and inserts nothing.
		const length = (await editor.innerHTML()).length;
		for (const key of ['Tab', 'Shift+Tab']) {
			await editor.focus();
			await page.keyboard.press(key);
			expect(await editor.evaluate((one) => one.matches(':focus'))).toBe(false);
		}
		expect((await editor.innerHTML()).length).toBe(length);

		// A value set by another script is shown, after sanitizing.
		await textarea.evaluate((one: HTMLTextAreaElement) => {
			one.value = '<p>Put back <img src=x onerror="window.ran=1"><em>here</em></p>';
			one.dispatchEvent(new Event('input', { bubbles: true }));
		});
		expect(await editor.innerHTML()).toBe('<p>Put back <em>here</em></p>');
		expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
		expect(errors.filter((one) => !/inline event handler/.test(one))).toEqual([]);
	},
);

it.each(['listing-own.html', 'listing-legacy.html'])(
	'the rich-text editor is as tall as its textarea, also with a long text, on %s on a phone',
	async (path) => {
		const text = Array.from({ length: 12 }, () => 'It is quiet here, by the water.').join(
			'\n\n',
		);
		const { page, shifts } = await openForm(path, {
			width: 390,
			before: changedHtml([['</textarea>', `${text}</textarea>`]]),
		});
		const part = page.locator('.form-group:has(#inputDescription)');
		const place = async () => (await part.boundingBox())!.height;
		const before = await place();
		await page.locator('#inputDescription').scrollIntoViewIfNeeded();
		await page.locator('.ql-editor').waitFor();
		await page.getByRole('button', { name: 'Bold' }).waitFor();
		expect([await shifts(), await place()]).toEqual([0, before]);
		const tools = page.locator('.gz-rich-tools');
		expect((await tools.boundingBox())!.height).toBeLessThan(60);
		expect(await tools.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
	},
);
