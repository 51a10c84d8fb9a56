import { TEXT } from '@gazetteer/contract';
import type { Page } from 'playwright-core';
import { axe } from '../../../browser/axe.ts';
import { untilKept } from '../../../browser/kept-drafts.ts';
import { photo, type PhotoFile } from '../../../browser/photo-files.ts';
import { visit, type VisitOptions } from '../../../browser/visitor.ts';
import { kept } from '../sending.ts';

jest.setTimeout(90_000);

/** Opens the form and touches it, so that its sections load. */
async function openForm(options: VisitOptions = {}) {
	const visited = await visit('/submit/', options);
	await touch(visited.page);
	return visited;
}

async function touch(page: Page): Promise<void> {
	await page.locator('[data-gz-mounted]').first().waitFor({ state: 'attached' });
	await page.hover('#lptitle');
	await page.locator('.ql-editor').waitFor();
	await page.locator('.lplistgallery').scrollIntoViewIfNeeded();
	await page.locator('.gz-single').nth(1).waitFor();
}

async function fillIn(page: Page, title: string): Promise<void> {
	await page.fill('#lptitle', title);
	await page.selectOption('#inputCategory', { label: 'Cafés' });
	await page.locator('.ql-editor').click();
	await page.keyboard.type('By the water.');
	await page.fill('#inputEmail', `${title.toLowerCase().replace(/\W/g, '')}@visitor.example`);
}

const choose = async (page: Page, files: readonly PhotoFile[]) => {
	await page
		.locator('.lplistgallery .gz-zone input')
		.first()
		.setInputFiles([...files]);
	await page.waitForFunction(
		(count) =>
			document.querySelectorAll('.gz-photo').length === count &&
			!document.body.textContent!.includes('Preparing'),
		files.length,
	);
};

const chosen = (page: Page) =>
	page.locator('input[type="file"][name="listingfiles[]"]').evaluate(async (input) => {
		const files = [...(input as HTMLInputElement).files!];
		return Promise.all(
			files.map(async (file) => [file.name, [...new Uint8Array(await file.arrayBuffer())]]),
		);
	});

const send = (page: Page) => page.getByRole('button', { name: 'Submit listing' }).click();

it('the listing form tells an offline visitor why sending fails, and stores one listing when it is sent again online', async () => {
	const { page, context } = await openForm();
	const alerts: string[] = [];
	page.on('dialog', (dialog) => {
		if (dialog.type() === 'alert') alerts.push(dialog.message());
		void dialog.accept();
	});
	await fillIn(page, 'The Offline Inn');
	await choose(page, [await photo(page, 'a.jpg')]);
	await context.setOffline(true);
	await send(page);
	await page.getByText(TEXT.sendingOffline).first().waitFor();
	expect(alerts).toHaveLength(1);
	await page.fill('#inputAddress', '1 Quay Street');
	await context.setOffline(false);
	await page.getByText(TEXT.onlineAgain).waitFor({ state: 'attached' });
	expect(await kept('The Offline Inn')).toEqual([]);
	await page.getByRole('button', { name: TEXT.sendAgain }).click();
	await page.waitForURL(/gazetteer_sent=/);
	const listings = await kept('The Offline Inn');
	expect(listings).toHaveLength(1);
	expect(listings[0]).toMatchObject({ details: { gAddress: '1 Quay Street' } });
	expect(listings[0]!.gallery).toHaveLength(1);
});

it('the listing form restores the same photos after a crash, byte for byte, and can be sent', async () => {
	const { page, context } = await openForm();
	const files = [
		await photo(page, 'a.jpg'),
		await photo(page, 'b.png', { type: 'image/png', colour: '#b33' }),
	];
	await fillIn(page, 'The Crashed Inn');
	await page.locator('.gz-tag-input').fill('quiet, by the sea');
	await choose(page, files);
	await untilKept(page, 'quiet, by the sea', 2);
	await page.close({ runBeforeUnload: false });

	const again = await context.newPage();
	await again.goto('/submit/');
	await again.getByRole('button', { name: TEXT.draftGoOn }).click();
	await again.waitForFunction(() => document.querySelectorAll('.gz-photo').length === 2);
	expect(await chosen(again)).toEqual(files.map(({ name, buffer }) => [name, [...buffer]]));
	expect(await again.inputValue('#lptitle')).toBe('The Crashed Inn');
	expect(await again.inputValue('[name="postContent"]')).toBe('<p>By the water.</p>');
	expect(await again.inputValue('[name="tags"]')).toBe('quiet, by the sea');
	await send(again);
	await again.waitForURL(/gazetteer_sent=/);
	const [listing, ...more] = await kept('The Crashed Inn');
	expect([listing!.gallery.length, more.length]).toEqual([2, 0]);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
	for (let step = 0; step < 120; step++) {
		if (await page.locator(`${selector}:focus`).count()) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`The keyboard does not come to ${selector}.`);
}

it('the listing form can be filled in and sent by keyboard', async () => {
	const { page } = await openForm();
	await page.evaluate(() => scrollTo(0, 0));
	await tabTo(page, '#lptitle');
	await page.keyboard.type('The Keyboard Inn');
	await tabTo(page, '#inputCategory');
	await page.keyboard.type('Caf');
	await page.getByRole('checkbox', { name: 'Vegetarian food' }).waitFor();
	await tabTo(page, '.ql-editor');
	await page.keyboard.type('By the water.');
	await tabTo(page, '.gz-tag-input');
	await page.keyboard.type('quiet');
	await page.keyboard.press('Enter');
	await tabTo(page, '#tags-by-cat input[type="checkbox"]');
	await page.keyboard.press('Space');
	await tabTo(page, '#inputWebsite');
	await page.keyboard.type('keys.example');
	await tabTo(page, '#inputEmail');
	await page.keyboard.type('keys@visitor.example');
	await tabTo(page, '#listingsubmitBTN');
	await page.keyboard.press('Enter');
	await page.waitForURL(/gazetteer_sent=/);
	const listings = await kept('The Keyboard Inn');
	expect(listings).toHaveLength(1);
	expect(listings[0]).toMatchObject({
		details: { website: 'https://keys.example' },
		wishes: ['', 'quiet'],
	});
});

it('the listing form is complete on a phone in a right-to-left language', async () => {
	const { page, errors } = await openForm({
		width: 390,
		locale: 'ar',
		touch: true,
		before: (opened) =>
			opened.route(/\/submit\/$/, async (route) => {
				const response = await route.fetch();
				const html = (await response.text()).replace(
					/<html[^>]*>/,
					'<html lang="ar" dir="rtl">',
				);
				await route.fulfill({ response, body: html });
			}),
	});
	await fillIn(page, 'نزل الميناء');
	await page.locator('.gz-tag-input').fill('هادئ، قرب البحر،');
	for (const summary of await page.locator('summary').all())
		if (await summary.isVisible())
			await summary.evaluate(
				(one) => ((one.parentElement as HTMLDetailsElement).open ||= true),
			);
	for (const part of ['.gz-day', '#tabs'])
		await page.locator(part).first().scrollIntoViewIfNeeded();
	await page.locator('.gz-hours-line').waitFor();
	await page.locator('.gz-faq-add').waitFor();
	await choose(page, [await photo(page, 'a.jpg')]);
	expect(await page.inputValue('[name="tags"]')).toBe('هادئ, قرب البحر');
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	expect(await axe(page, '.gz-listing-form')).toEqual([]);
	expect(errors).toEqual([]);
});
