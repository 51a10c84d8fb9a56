import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { recordShifts, shifted, watchShifts } from '../../browser/shifts.ts';
import {
	checkbox,
	directory,
	directoryPage,
	heading,
	html,
	PATH,
	pause,
	showsTotal,
} from './answers.ts';

jest.setTimeout(60_000);

const openFilters = (page: Page) => page.locator('.gz-filters-open').click();
/** Waits until the code of the first touch is loaded. Before, the browser follows links itself. */
const activate = async (page: Page) => {
	await page.getByLabel('Search for').focus();
	await page.locator('[role="combobox"]').waitFor();
};
const searchOf = (page: Page) => new URL(page.url()).search;
const focused = (page: Page) =>
	page.evaluate(() => {
		const { name = '', className } = document.querySelector<HTMLInputElement>(':focus')!;
		return name || className;
	});
const openInPage = (page: Page) =>
	page.locator('details').evaluate((details: HTMLDetailsElement) => {
		details.open = true;
	});

describe('directory with the script', () => {
	it('a filter applies immediately, and is in the URL as the server writes it', async () => {
		const { page, errors, answers } = await directory();
		await openInPage(page);
		await checkbox(page, 'Hotels').check();
		await showsTotal(page, 30);
		expect(searchOf(page)).toBe('?gz_category=1');
		expect(answers.asked).toEqual(['', '?gz_category=1']);
		expect(await page.locator('.gz-listing-name').first().innerText()).toBe('Inn 30 1');
		expect(await page.locator('.gz-filters-open').innerText()).toBe('Filters (1)');
		expect(errors).toEqual([]);
	});

	it('the numbers and the disabled options follow the answer, and the focus stays on the filter', async () => {
		const { page } = await directory();
		await openInPage(page);
		await checkbox(page, 'Open now').focus();
		await page.keyboard.press('Space');
		await showsTotal(page, 20);
		expect(await focused(page)).toBe('gz_open');
		expect(await checkbox(page, 'Cafés 0').isDisabled()).toBe(true);
		expect(await checkbox(page, 'Hotels 4').isEnabled()).toBe(true);
	});

	it('a filter with new options appears, and disappears again', async () => {
		const { page } = await directory();
		await openInPage(page);
		await checkbox(page, 'Hotels').check();
		await page.getByRole('group', { name: 'Stars' }).waitFor();
		await checkbox(page, 'Hotels').uncheck();
		await page.getByRole('group', { name: 'Stars' }).waitFor({ state: 'detached' });
		expect(searchOf(page)).toBe('');
	});

	it('the answer to an earlier request is dropped, even if it arrives last', async () => {
		const { page, answers } = await directory();
		await openInPage(page);
		answers.answer = (route, search) =>
			search === '?gz_open=1' &&
			pause(900).then(() =>
				html(route, directoryPage(new URLSearchParams(search))).catch(() => {}),
			);
		await checkbox(page, 'Open now').check();
		await checkbox(page, 'Hotels').check();
		await showsTotal(page, 15);
		await pause(1200);
		expect(await heading(page)).toBe('15 listings');
		expect(searchOf(page)).toBe('?gz_open=1&gz_category=1');
		await page.goBack();
		await showsTotal(page, 60);
	});

	it('back and forward show the searches with their selected filters, without a new page', async () => {
		const { page } = await directory();
		await openInPage(page);
		await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
		await checkbox(page, 'Hotels').check();
		await showsTotal(page, 30);
		await checkbox(page, 'Open now').check();
		await showsTotal(page, 15);
		await page.goBack();
		await showsTotal(page, 30);
		expect(await checkbox(page, 'Open now').isChecked()).toBe(false);
		await page.goBack();
		await showsTotal(page, 60);
		expect(await checkbox(page, 'Hotels').isChecked()).toBe(false);
		await page.goForward();
		await showsTotal(page, 30);
		expect(await checkbox(page, 'Hotels').isChecked()).toBe(true);
		expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
	});

	it('back shows the previous search after a reload, before the visitor touches the directory', async () => {
		const { page } = await directory();
		await openInPage(page);
		await checkbox(page, 'Hotels').check();
		await showsTotal(page, 30);
		await page.reload();
		await page.locator('[data-gz-mounted]').waitFor({ state: 'attached' });
		await page.goBack();
		await showsTotal(page, 60);
	});

	it('the number of results is announced to screen readers', async () => {
		const { page } = await directory();
		await openInPage(page);
		await checkbox(page, 'Hotels').check();
		await page
			.locator('#gz-announcements', { hasText: '30 listings' })
			.waitFor({ state: 'attached' });
	});

	it('a link to another page of the results moves the focus to the number of results', async () => {
		const { page } = await directory();
		await activate(page);
		await page.getByRole('link', { name: 'Next' }).click();
		await page.getByText('Inn 60 2').waitFor();
		expect(searchOf(page)).toBe('?gz_page=2');
		expect(await focused(page)).toBe('gz-directory-count');
	});

	it('the link of an active filter removes the filter', async () => {
		const { page } = await directory({}, '?gz_category=1');
		await activate(page);
		await page.getByRole('link', { name: 'Remove the filter Hotels' }).click();
		await showsTotal(page, 60);
		expect(searchOf(page)).toBe('');
		expect(await page.locator('.gz-filters-open').innerText()).toBe('Filters');
	});

	it('the order applies immediately, and the focus stays on the select', async () => {
		const { page } = await directory();
		await page.getByLabel('Sort by').focus();
		await page.getByLabel('Sort by').selectOption('title');
		await page.waitForURL(/gz_sort=title/);
		expect(await page.getByLabel('Sort by').inputValue()).toBe('title');
		expect(await focused(page)).toBe('gz_sort');
	});

	it('the search text applies with the Search button, not while the visitor types', async () => {
		const { page, answers } = await directory();
		await activate(page);
		await page.getByLabel('Search for').fill('mill');
		await page.getByLabel('Search for').blur();
		expect(answers.asked).toEqual(['']);
		await page.getByRole('button', { name: 'Search' }).click();
		await showsTotal(page, 30);
		expect(searchOf(page)).toBe('?gz_words=mill');
	});

	it.each([
		['fails', 500, 'Broken'],
		['is another page', 200, '<p>Sign in</p>'],
	])('the browser loads the page of the search if the answer %s', async (_how, status, body) => {
		const { page, answers } = await directory();
		await openInPage(page);
		let isFirst = true;
		answers.answer = (route) => {
			const fails = isFirst;
			isFirst = false;
			return fails && route.fulfill({ status, body, contentType: 'text/html' });
		};
		await checkbox(page, 'Hotels').check();
		await showsTotal(page, 30);
		expect(answers.asked).toEqual(['', '?gz_category=1', '?gz_category=1']);
		expect(searchOf(page)).toBe('?gz_category=1');
	});

	it('cards become placeholders only while an answer takes longer than 300 ms', async () => {
		const { page, answers } = await directory();
		await openInPage(page);
		answers.answer = (route, search) =>
			pause(1000).then(() => html(route, directoryPage(new URLSearchParams(search))));
		await checkbox(page, 'Hotels').check();
		expect(await page.locator('.gz-found[aria-busy="true"]').count()).toBe(0);
		await page.locator('.gz-found[aria-busy="true"]').waitFor();
		await showsTotal(page, 30);
		expect(await page.locator('.gz-found[aria-busy="false"]').count()).toBe(1);
	});

	it('nothing on the page shifts when a slow answer arrives', async () => {
		const { page, answers } = await directory({ before: recordShifts });
		await openInPage(page);
		answers.answer = (route, search) =>
			pause(900).then(() => html(route, directoryPage(new URLSearchParams(search))));
		await watchShifts(page);
		await checkbox(page, 'Cafés').check();
		await page.waitForURL(/gz_category=2/);
		expect((await shifted(page)).of).toEqual([]);
	});

	it('scripts, event handlers and frames in an answer do not run', async () => {
		const { page, answers } = await directory();
		await openInPage(page);
		answers.answer = (route, search) =>
			html(
				route,
				directoryPage(
					new URLSearchParams(search),
					'<script>ran = 1</script><img src="data:," onerror="ran = 1"><iframe srcdoc="<p>"></iframe><a id="odd" href="java&#9;script:ran=1">odd</a>',
				),
			);
		await checkbox(page, 'Hotels').check();
		await showsTotal(page, 30);
		expect(
			await page.evaluate(() => [
				Reflect.get(window, 'ran'),
				document.querySelectorAll('.gz-found :is(script, iframe, [onerror], noscript)')
					.length,
				document.getElementById('odd')!.hasAttribute('href'),
			]),
		).toEqual([undefined, 0, false]);
	});

	it('the browser follows the form if it leads to another page', async () => {
		const { page, answers } = await directory({
			before: (opened) =>
				opened.route('**/pages/archive.html', (route) =>
					html(route, directoryPage(new URLSearchParams())),
				),
		});
		await page.goto(page.url().replace('directory.html', 'archive.html'));
		await page.locator('[data-gz-mounted]').waitFor({ state: 'attached' });
		await openInPage(page);
		answers.asked.length = 0;
		await checkbox(page, 'Hotels').check();
		await page.getByRole('button', { name: 'Show results' }).click();
		await page.waitForURL(`**${PATH}?*`);
		expect(answers.asked).toHaveLength(1);
	});

	it('the widget ends without a trace when it is unmounted', async () => {
		const { page, answers } = await directory();
		await openInPage(page);
		await checkbox(page, 'Hotels').check();
		await showsTotal(page, 30);
		await page.evaluate(() =>
			window.Gazetteer!.unmount!(document.querySelector('.gz-directory')!),
		);
		answers.asked.length = 0;
		await checkbox(page, 'Open now').check();
		await pause(300);
		expect(answers.asked).toEqual([]);
		expect(await page.locator('.gz-live, [role="combobox"], [aria-busy]').count()).toBe(0);
	});
});

describe('filters on a phone', () => {
	const phone = { width: 390, height: 844, touch: true } as const;

	it('the filters are in a dialog that shows the number of results, and closes with them', async () => {
		const { page } = await directory(phone);
		await openFilters(page);
		const dialog = page.getByRole('dialog', { name: 'Filters' });
		await dialog.waitFor();
		await checkbox(page, 'Hotels').check();
		await dialog.getByRole('button', { name: 'Show results (30)' }).click();
		await dialog.waitFor({ state: 'detached' });
		expect(await focused(page)).toBe('gz-directory-count');
	});

	it('Escape closes the dialog, and the focus is on the button that opened it', async () => {
		const { page } = await directory(phone);
		await openFilters(page);
		await page.getByRole('dialog').waitFor();
		await page.keyboard.press('Escape');
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		expect(await focused(page)).toBe('gz-filters-open');
		expect(await page.locator('details .gz-filters-panel').count()).toBe(1);
	});

	it('the dialog is accessible', async () => {
		const { page } = await directory(phone);
		await openFilters(page);
		await page.getByRole('dialog').waitFor();
		expect(await axe(page, '.gz-drawer')).toEqual([]);
	});
});
