import type { Page } from 'playwright-core';
import { axe } from '../browser/axe.ts';
import { visit, type VisitOptions } from '../browser/visitor.ts';

jest.setTimeout(60_000);

const photos = (options: VisitOptions = {}) => visit('/pages/photos.html', options);
const dialog = (page: Page) => page.locator('dialog[open]');
const count = (page: Page) => dialog(page).locator('.gz-photos-count').innerText();
const isMounted = (page: Page) => page.locator('#views[data-gz-mounted]').waitFor();
const focused = (page: Page) =>
	page.evaluate(() => document.querySelector(':focus')?.getAttribute('aria-label') ?? '');

const openFirst = async (page: Page) => {
	await page.locator('#views a').first().click();
	await dialog(page).waitFor();
	await page.locator('dialog[data-loaded]').waitFor();
};

/** Simulates a swipe with one finger. */
async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
	const session = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
		session.send('Input.dispatchTouchEvent', {
			type,
			touchPoints:
				type === 'touchEnd' ? [] : [{ x: from.x + by.x * share, y: from.y + by.y * share }],
		});
	await touch('touchStart', 0);
	for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
	await touch('touchEnd', 1);
}

describe('photo gallery', () => {
	it('the photo gallery loads only the loader before an interaction', async () => {
		const { requests } = await photos({ waitUntil: 'networkidle' });
		expect(requests.filter((path) => path.includes('photo-gallery'))).toEqual([]);
	});

	it('the photo gallery opens the clicked photo first, without leaving the page', async () => {
		const { page, errors } = await photos();
		await openFirst(page);
		expect(new URL(page.url()).pathname).toBe('/pages/photos.html');
		expect(await count(page)).toBe('1 / 3');
		expect(await dialog(page).locator('img').getAttribute('src')).toMatch(/harbour\.svg$/);
		expect(errors).toEqual([]);
	});

	it('the photo gallery can be navigated by keyboard, and returns the focus on close', async () => {
		const { page } = await photos();
		await page.locator('#views a').nth(1).focus();
		await isMounted(page);
		await page.keyboard.press('Enter');
		await dialog(page).waitFor();
		expect(await count(page)).toBe('2 / 3');
		expect(await page.getByText('The hills, seen from the <terrace>').isVisible()).toBe(true);
		await page.keyboard.press('ArrowRight');
		expect(await count(page)).toBe('3 / 3');
		await page.keyboard.press('Home');
		expect(await count(page)).toBe('1 / 3');

		const names = new Set<string>();
		for (let presses = 0; presses < 8; presses++) {
			await page.keyboard.press('Tab');
			names.add(await focused(page));
		}
		// Between the last and the first control, the browser’s toolbar has the focus, which has no
		// name in the page.
		names.delete('');
		expect([...names].sort()).toEqual(['Close', 'Next photo', 'Previous photo']);

		await page.keyboard.press('Escape');
		await dialog(page).waitFor({ state: 'detached' });
		expect(await focused(page)).toBe('Photo 2 of 3, Harbour Hotel: the hills behind');
	});

	it('the photo gallery can be navigated and closed by swiping', async () => {
		const { page } = await photos({ width: 390, height: 800, touch: true });
		await page.locator('#views a').first().tap();
		await page.locator('dialog[data-loaded]').waitFor();
		const middle = { x: 195, y: 400 };
		await swipe(page, middle, { x: -120, y: 10 });
		await page.getByText('2 / 3').waitFor();
		await swipe(page, middle, { x: 120, y: 10 });
		await page.getByText('1 / 3').waitFor();
		await swipe(page, middle, { x: 5, y: 160 });
		await dialog(page).waitFor({ state: 'detached' });
	});

	it('the photo gallery keeps the scroll position and width of the page behind it', async () => {
		const { page } = await photos({ height: 300 });
		await page.evaluate(() => scrollTo(0, 60));
		const before = await page.evaluate(() => [scrollY, document.body.clientWidth]);
		await openFirst(page);
		await page.mouse.wheel(0, 400);
		await page.keyboard.press('PageDown');
		const during = await page.evaluate(() => [scrollY, document.body.clientWidth]);
		expect(during).toEqual(before);
		await page.keyboard.press('Escape');
		expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before);
	});

	it('the photo gallery reverses the direction in right-to-left layouts', async () => {
		const { page } = await photos({
			before: (opened) =>
				opened.addInitScript(() =>
					document.addEventListener('DOMContentLoaded', () => {
						document.documentElement.dir = 'rtl';
					}),
				),
		});
		await openFirst(page);
		await page.keyboard.press('ArrowLeft');
		expect(await count(page)).toBe('2 / 3');
		const place = async (name: string) => (await page.getByLabel(name).boundingBox())!.x;
		expect(await place('Next photo')).toBeLessThan(await place('Previous photo'));
	});

	it('the photo gallery has no fade if the visitor prefers reduced motion', async () => {
		const { page } = await photos({ reducedMotion: true });
		await openFirst(page);
		const durations = await dialog(page).evaluate((it) =>
			[it, it.querySelector('img')!].map((each) => getComputedStyle(each).transitionDuration),
		);
		expect(durations).toEqual(['0s', '0s']);
	});

	it.each([
		['by default', {}],
		['at 320 pixels', { width: 320, height: 600 }],
		['in forced colors', { forcedColors: true }],
	])('the photo gallery is accessible %s', async (_says, options) => {
		const { page } = await photos(options);
		await page.locator('#views a').nth(1).click();
		await page.locator('dialog[data-loaded]').waitFor();
		expect(await axe(page)).toEqual([]);
		const fits = await dialog(page).evaluate(
			(it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight,
		);
		expect(fits).toBe(true);
		const next = page.getByLabel('Next photo');
		const { x, y, width, height } = (await next.boundingBox())!;
		// The caption needs its own background, since the colors of the photo are unknown.
		expect(
			await page.evaluate(
				([left, top]) => document.elementFromPoint(left!, top!)?.getAttribute('aria-label'),
				[x + 22, y + 6],
			),
		).toBe('Next photo');
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
	});

	it.each([
		['without JavaScript', { javascript: false }],
		[
			'when its script cannot load',
			{ before: (page: Page) => page.route('**/photo-gallery-*', (route) => route.abort()) },
		],
	] as [string, VisitOptions][])(
		'the photo gallery stays a list of links %s',
		async (_says, options) => {
			const { page } = await photos(options);
			await page.locator('#views a').first().click();
			await page.waitForURL('**/harbour.svg');
		},
	);
});
