import { TEXT } from '@gazetteer/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { openContact } from '../../browser/contact-form/contact.ts';
import { untilKept } from '../../browser/kept-drafts.ts';
import { fillIn, GOOD, inStatus, send } from '../../browser/contact-form/form.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

/** Opens a form, fills it in partly, and waits until the draft is stored. */
async function halfWritten(page: 'plain' | 'strict-csp', width?: number) {
	const contact = await openContact(page, width ? { width } : {});
	await fillIn(contact.form, GOOD);
	await untilKept(contact.page, GOOD['your-email']);
	return contact;
}

/** Reloads the page of a half-filled form. */
async function reloaded(page: 'plain' | 'strict-csp', width?: number) {
	const contact = await halfWritten(page, width);
	await contact.page.reload();
	const notice = contact.page.locator('.gz-draft');
	await notice.waitFor();
	return { ...contact, notice };
}

it.each(['plain', 'strict-csp'] as const)(
	'the draft of a contact form is restored after a reload, without policy violations: %s',
	async (name) => {
		const { form, notice, errors } = await reloaded(name);
		expect(await form.locator('[name="your-name"]').inputValue()).toBe('Ada');
		expect(await notice.evaluate((it) => getComputedStyle(it).position)).toBe('sticky');
		expect(errors).toEqual([]);
	},
);

it('the draft notice of a contact form fits the narrowest screens and has no accessibility errors', async () => {
	const { page, notice } = await reloaded('plain', 320);
	const { x, width } = (await notice.boundingBox())!;
	expect(x).toBeGreaterThanOrEqual(0);
	expect(x + width).toBeLessThanOrEqual(320);
	for (const button of await notice.locator('button').all()) {
		expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
	}
	expect(await axe(page)).toEqual([]);
});

it('the draft of a contact form can be discarded with the keyboard', async () => {
	const { form, page, notice } = await reloaded('plain');
	await notice.getByRole('button', { name: TEXT.draftDiscard }).focus();
	await page.keyboard.press('Enter');
	await notice.waitFor({ state: 'detached' });
	expect(await form.locator('[name="your-name"]').inputValue()).toBe('');
	await page.locator('[name="your-name"]:focus').waitFor();
});

it('the draft of a contact form is deleted after a successful send', async () => {
	const { form, page } = await reloaded('plain');
	await send(form);
	await inStatus(form, 'sent');
	await page.reload();
	await page.locator('.wpcf7[data-gz-mounted]').waitFor({ state: 'attached' });
	await rest(page);
	expect(await page.locator('.gz-draft').count()).toBe(0);
});

/** Opens the same page in another tab of the same browser. */
async function anotherTab({ page, context }: { page: Page; context: BrowserContext }) {
	const tab = await context.newPage();
	await tab.goto(page.url());
	await tab.locator('.gz-draft').waitFor();
	return tab.locator('[name="your-name"]').inputValue();
}

it('the draft of a contact form is restored after its tab was closed', async () => {
	const contact = await halfWritten('plain');
	await contact.page.close();
	expect(await anotherTab(contact)).toBe('Ada');
});

it('the draft of a contact form is restored after its page crashed', async () => {
	const contact = await halfWritten('plain');
	const crashed = contact.page.waitForEvent('crash');
	const session = await contact.context.newCDPSession(contact.page);
	void session.send('Page.crash').catch(() => {});
	await crashed;
	expect(await anotherTab(contact)).toBe('Ada');
});

it('the draft of a contact form contains the last key pressed before the page was left', async () => {
	const { form, page } = await reloaded('plain');
	await form.locator('[name="your-name"]').press('End');
	await form.locator('[name="your-name"]').pressSequentially(' L.');
	await page.reload();
	await page.locator('.gz-draft').waitFor();
	expect(await form.locator('[name="your-name"]').inputValue()).toBe('Ada L.');
});
