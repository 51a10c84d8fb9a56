import { TEXT } from '@gazetteer/contract';
import { axe } from '../../browser/axe.ts';
import { openContact } from '../../browser/contact-form/contact.ts';
import { fillIn, GOOD, inStatus, send } from '../../browser/contact-form/form.ts';

jest.setTimeout(60_000);

/** A half-written form in a page that is loaded anew. */
async function reloaded(page: 'plain' | 'strict-csp', width?: number) {
	const contact = await openContact(page, width ? { width } : {});
	await fillIn(contact.form, GOOD);
	// What keeps it is fetched at the first touch.
	await contact.page.waitForFunction(
		(last) => Object.values(sessionStorage).some((draft) => `${draft}`.includes(last)),
		new URLSearchParams({ '': GOOD['your-email'] }).toString().slice(1),
	);
	await contact.page.reload();
	const notice = contact.page.locator('.gz-draft');
	await notice.waitFor();
	return { ...contact, notice };
}

it.each(['plain', 'strict-csp'] as const)(
	'what was written is there after a reload, and a policy of the page refuses nothing: %s',
	async (name) => {
		const { form, notice, errors } = await reloaded(name);
		expect(await form.locator('[name="your-name"]').inputValue()).toBe('Ada');
		expect(await notice.evaluate((it) => getComputedStyle(it).position)).toBe('sticky');
		expect(errors).toEqual([]);
	},
);

it('the notice is whole on the narrowest screens, and without fault for assistive technology', async () => {
	const { page, notice } = await reloaded('plain', 320);
	const { x, width } = (await notice.boundingBox())!;
	expect(x).toBeGreaterThanOrEqual(0);
	expect(x + width).toBeLessThanOrEqual(320);
	for (const button of await notice.locator('button').all()) {
		expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
	}
	expect(await axe(page)).toEqual([]);
});

it('is discarded by keys alone', async () => {
	const { form, page, notice } = await reloaded('plain');
	await notice.getByRole('button', { name: TEXT.draftDiscard }).focus();
	await page.keyboard.press('Enter');
	await notice.waitFor({ state: 'detached' });
	expect(await form.locator('[name="your-name"]').inputValue()).toBe('');
	await page.locator('[name="your-name"]:focus').waitFor();
});

it('is gone when the letter has gone out', async () => {
	const { form, page } = await reloaded('plain');
	await send(form);
	await inStatus(form, 'sent');
	await page.reload();
	await page.waitForLoadState('networkidle');
	expect(await page.locator('.gz-draft').count()).toBe(0);
});
