import { TEXT } from '@gazetteer/contract';
import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { untilKept } from '../../browser/kept-drafts.ts';
import {
	fillIn,
	openSubmission,
	pictureFile,
	press,
	shownBy,
} from '../../browser/listing-form/submission.ts';

jest.setTimeout(60_000);

const OWN = 'listing-own.html';
const LOGO = pictureFile('logo.png');

const question = (page: Page) => page.locator('.gz-draft-question');

/** Opens a form, fills it in with a picture, and leaves the page. */
async function left(replies: object[] = []) {
	const opened = await openSubmission(OWN, { replies });
	const { page } = opened;
	await fillIn(page);
	await page.check('#already-account');
	await page.fill('#inputUserpass', 'my secret word');
	await page.locator('[name="business_logo[]"]').setInputFiles(LOGO);
	await page.fill('#inputPhone', '+41 44 555 01 01');
	await untilKept(page, '+41 44 555 01 01');
	await page.reload();
	await question(page).waitFor();
	return opened;
}

const logo = (page: Page) =>
	page.locator('[name="business_logo[]"]').evaluate(async (input) => {
		const file = (input as HTMLInputElement).files![0];
		return file && [file.name, [...new Uint8Array(await file.arrayBuffer())]];
	});

it('the listing form offers to restore the draft, and restores texts and files byte for byte', async () => {
	const { page, errors } = await left();
	expect(await page.inputValue('#lptitle')).toBe('');
	expect(await axe(page)).toEqual([]);
	await page.fill('#lptitle', 'Another Inn');
	await page.getByRole('button', { name: TEXT.draftGoOn }).click();
	await question(page).waitFor({ state: 'detached' });
	await page.waitForFunction(
		() => document.querySelector<HTMLInputElement>('#inputPhone')!.value !== '',
	);
	// The draft must not overwrite what the visitor typed since.
	expect(await page.inputValue('#lptitle')).toBe('Another Inn');
	expect(await page.inputValue('#inputEmail')).toBe('ada@visitor.example');
	expect(await page.isChecked('#already-account')).toBe(true);
	expect(await page.inputValue('#inputUserpass')).toBe('');
	await page.waitForFunction(
		() => document.querySelector<HTMLInputElement>('[name="business_logo[]"]')!.files!.length,
	);
	expect(await logo(page)).toEqual(['logo.png', [...LOGO.buffer]]);
	// The recorded server answers 404 to everything but submissions.
	expect(errors.filter((one) => !/404/.test(one))).toEqual([]);
});

it('the draft of a listing never contains a password, and is deleted on request', async () => {
	const { page } = await left();
	const kept = await page.evaluate(
		() =>
			new Promise<string>((done) => {
				const open = indexedDB.open('gazetteer-drafts');
				open.onsuccess = () => {
					const all = open.result.transaction('drafts').objectStore('drafts').getAll();
					all.onsuccess = () => done(JSON.stringify(all.result));
				};
			}),
	);
	expect(kept).toContain('Harbour Inn');
	expect(kept).not.toContain('my secret word');
	await page.getByRole('button', { name: TEXT.draftForget }).click();
	await question(page).waitFor({ state: 'detached' });
	await page.waitForFunction(() => !Object.keys(localStorage).some((key) => /draft/.test(key)));
	await page.reload();
	await page.locator('[data-gz-mounted]').first().waitFor({ state: 'attached' });
	await page.locator('#lptitle').focus();
	await page.locator('.gz-needed').waitFor();
	expect(await question(page).count()).toBe(0);
});

it('the draft of a listing is deleted after a successful submission, and a restored page shows an empty form', async () => {
	const { page } = await left([
		{ response: 'success', status: 'http://elsewhere.example/', msg: 'In' },
	]);
	await page.getByRole('button', { name: TEXT.draftGoOn }).click();
	await page.waitForFunction(
		() => document.querySelector<HTMLInputElement>('#inputPhone')!.value !== '',
	);
	await page.uncheck('#already-account');
	await press(page);
	await page.locator('.fa-check').waitFor({ state: 'attached' });
	await page.reload();
	await page.locator('#lptitle').focus();
	await page.locator('.gz-needed').waitFor();
	expect(await question(page).count()).toBe(0);
	expect(await page.inputValue('#lptitle')).toBe('');
});

it('the listing form shows that the visitor is offline, keeps the draft, and sends on the next click', async () => {
	const { page, context, posted, alerts } = await openSubmission(OWN, {
		replies: [{ response: 'fail', status: [], msg: 'Seen' }],
	});
	await fillIn(page);
	await page.getByText(TEXT.nothingNeeded).waitFor();
	await page.unroute(/admin-ajax/).catch(() => {});
	await context.setOffline(true);
	await page.route(/admin-ajax/, (route) => route.abort('internetdisconnected'));
	await press(page);
	await page.getByText(TEXT.sendingOffline).waitFor();
	expect(alerts).toEqual(['You are probably offline.']);
	expect(await shownBy(page)).toMatchObject({ disabled: false, icon: 'fa-times' });
	await page.unroute(/admin-ajax/);
	await context.setOffline(false);
	expect(posted).toEqual([]);
});
