import type { Page } from 'playwright-core';
import { visit, type VisitOptions } from '../browser/visitor.ts';

jest.setTimeout(60_000);

const ROOT = '[data-gazetteer~="reading-progress"]';
const BAR = '.gz-reading-progress-bar';

const scroll = (page: Page, top: number) =>
	page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** The scrolled fraction of the page, computed in the page. */
const share = (page: Page) =>
	page.evaluate(() => {
		const { scrollHeight, clientHeight } = document.documentElement;
		return (scrollY / (scrollHeight - clientHeight)) * 100;
	});

const frames = (page: Page) =>
	page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);

const width = async (page: Page, bar = BAR) => {
	await frames(page);
	return page.locator(bar).evaluate((it) => it.style.width);
};

const percent = async (page: Page, bar?: string) => {
	const text = await width(page, bar);
	expect(text).toMatch(/^[\d.]+%$/);
	return parseFloat(text);
};

const reading = async (path = 'plain', options: VisitOptions = {}, root = ROOT) => {
	const { page, ...rest } = await visit(`/pages/${path}.html`, options);
	await scroll(page, 400);
	await page.locator(`${root}[data-gz-mounted]`).waitFor({ state: 'attached' });
	return { page, ...rest };
};

describe('reading progress bar', () => {
	it('the progress bar has the scrolled fraction of the page as its width', async () => {
		const { page } = await reading();
		expect(await percent(page)).toBeCloseTo(await share(page), 3);
		const half = await page.evaluate(
			() => (document.documentElement.scrollHeight - innerHeight) / 2,
		);
		await scroll(page, half);
		expect(await percent(page)).toBeCloseTo(50, 0);
		await scroll(page, 1e6);
		expect(await percent(page)).toBeCloseTo(100, 1);
		await scroll(page, 0);
		expect(await width(page)).toBe('0%');
		const box = (await page.locator(ROOT).boundingBox())!;
		expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 4 });
	});

	it('the progress bar is correct immediately after a reload of a scrolled page', async () => {
		const { page } = await reading();
		await page.reload();
		await page.waitForFunction(() => scrollY > 300);
		await page.locator(`${ROOT}[data-gz-mounted]`).waitFor({ state: 'attached' });
		expect(await percent(page)).toBeCloseTo(await share(page), 3);
	});

	it('the progress bar is correct after the window is resized', async () => {
		const { page } = await reading();
		const before = await percent(page);
		await page.setViewportSize({ width: 1280, height: 400 });
		const lower = await percent(page);
		expect(lower).toBeLessThan(before);
		expect(lower).toBeCloseTo(await share(page), 3);
		await page.setViewportSize({ width: 390, height: 844 });
		expect(await percent(page)).toBeCloseTo(await share(page), 3);
	});

	it('the progress bar is correct after the content has grown or shrunk', async () => {
		const { page } = await reading();
		const before = await percent(page);
		await page.evaluate(() => {
			const more = document.createElement('div');
			more.id = 'more';
			more.style.height = '3000px';
			document.querySelector('main')!.append(more);
		});
		const grown = await percent(page);
		expect(grown).toBeLessThan(before / 1.5);
		expect(grown).toBeCloseTo(await share(page), 3);
		await page.evaluate(() => document.getElementById('more')!.remove());
		expect(await percent(page)).toBeCloseTo(before, 3);
	});

	it('the progress bar works without ResizeObserver', async () => {
		const { page } = await reading('plain', {
			before: async (it) => {
				await it.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'));
			},
		});
		await scroll(page, 700);
		expect(await percent(page)).toBeCloseTo(await share(page), 3);
	});

	it('the progress bar is empty if the page does not scroll', async () => {
		const { page } = await reading();
		await page.evaluate(() => {
			document.querySelector('main')!.replaceChildren('Short.');
		});
		expect(await width(page)).toBe('0%');
	});

	it('the progress bar grows from the right in right-to-left layouts', async () => {
		const { page } = await reading('rtl');
		const { x, width: wide } = (await page.locator(BAR).boundingBox())!;
		expect(x + wide).toBeCloseTo(1280, 0);
		expect(wide).toBeLessThan(1200);
	});

	it('the progress bar stays at its configured edge, also in a narrow window', async () => {
		const { page } = await reading('edges', { width: 320, height: 480 });
		expect(await page.locator(ROOT).boundingBox()).toMatchObject({ x: 0, y: 476, width: 320 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});

	it.each([
		[1280, 32],
		[780, 46],
		[390, 0],
	])('the progress bar leaves room for the admin bar at %i pixels', async (windowWidth, top) => {
		const { page } = await reading('admin-bar', { width: windowWidth });
		expect((await page.locator(ROOT).boundingBox())!.y).toBe(top);
	});

	it('the progress bar creates its own element in an empty placeholder', async () => {
		const { page } = await reading('empty-places');
		expect(await percent(page)).toBeCloseTo(await share(page), 3);
		expect(await page.locator(ROOT).boundingBox()).toMatchObject({
			y: 0,
			width: 1280,
			height: 4,
		});
	});

	it('the progress bar is visible with forced colors and under a CSS reset', async () => {
		const surface = (page: Page) =>
			page.locator(BAR).evaluate((it) => getComputedStyle(it).borderTopColor);
		const page = (await reading('plain', { forcedColors: true })).page;
		expect(await surface(page)).not.toBe(
			await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
		);
		const reset = (await reading('theme-reset')).page;
		expect(await reset.locator(BAR).isVisible()).toBe(true);
		expect(await surface(reset)).not.toBe('rgba(0, 0, 0, 0)');
		expect((await reset.locator(BAR).boundingBox())!.height).toBe(4);
	});

	it('the progress bar has no transitions, even if the theme sets them on everything', async () => {
		const { page } = await reading('plain', { reducedMotion: true });
		expect(
			await page
				.locator(BAR)
				.evaluate((it) => parseFloat(getComputedStyle(it).transitionDuration)),
		).toBe(0);
	});

	it('the progress bar is hidden from screen readers and in print', async () => {
		const { page } = await reading();
		expect(await page.locator(ROOT).getAttribute('aria-hidden')).toBe('true');
		await page.emulateMedia({ media: 'print' });
		expect(await page.locator(ROOT).isVisible()).toBe(false);
	});

	it('the widget takes over the progress bar of the older add-on', async () => {
		const { page } = await reading('ultimate-addons', {}, '.hfe-reading-progress');
		const bar = '.hfe-reading-progress-bar';
		expect(await percent(page, bar)).toBeCloseTo(await share(page), 3);
		await page.setViewportSize({ width: 1280, height: 500 });
		expect(await percent(page, bar)).toBeCloseTo(await share(page), 3);
	});
});
