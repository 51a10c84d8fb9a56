import type { Page } from 'playwright-core';
import { axe } from '../browser/axe.ts';
import { visit, type VisitOptions } from '../browser/visitor.ts';

jest.setTimeout(60_000);

const BUTTON = '.gz-scroll-top';

const scroll = (page: Page, top: number) =>
	page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const frames = (page: Page) =>
	page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);
const mounted = (page: Page, selector = '[data-gazetteer~="scroll-top"]') =>
	page.locator(`${selector}[data-gz-mounted]`).waitFor({ state: 'attached' });
const named = (page: Page, name = 'Back to top') => page.getByRole('button', { name });
const nextTab = async (page: Page) => {
	await page.keyboard.press('Tab');
	return page.evaluate(() => document.querySelector(':focus')?.className ?? '');
};

/**
 * Waits until the page is at the top. The last frames may be within one pixel, and the focus moves
 * at the very end.
 */
const arrived = async (page: Page) => {
	await page.waitForFunction(() => scrollY === 0 && !document.querySelector(':focus'));
	await frames(page);
};

/** Clicks without waiting, for pages whose clock is frozen. */
const ask = (page: Page, selector = BUTTON) =>
	page.locator(selector).evaluate((button) => (button as HTMLElement).click());

/** Opens a page, scrolls far down and waits until the button is visible and no longer animates. */
const far = async (path = 'plain', options: VisitOptions = {}) => {
	const { page, ...rest } = await visit(`/pages/${path}.html`, options);
	await scroll(page, 1000);
	await mounted(page);
	await page.locator(BUTTON).waitFor();
	return { page, ...rest };
};

/** Freezes animations at their start, so that a slow machine does not matter. */
const freezeAnimations = async (page: Page) => {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Animation.enable');
	await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
};

const fades = (page: Page, selector = BUTTON) =>
	page.locator(selector).evaluate((element) =>
		element.getAnimations().map((animation) => {
			const { effect } = animation as Animation & { effect: KeyframeEffect };
			const opacityAt = (time: number) => {
				animation.currentTime = time;
				return Number(getComputedStyle(element).opacity);
			};
			const property = Object.keys(effect.getKeyframes()[0] ?? {}).find(
				(key) => key === 'opacity',
			);
			const { duration } = effect.getComputedTiming();
			return { property, duration, opacity: [0, 150, 299.9].map(opacityAt) };
		}),
	);

/** The last fade of the element. An earlier fade is not visible. */
const opacityFade = async (page: Page, selector?: string) =>
	(await fades(page, selector)).findLast(({ property }) => property);

describe('scroll-top button', () => {
	it('the scroll-top button is hidden at 100 pixels and shown at 101', async () => {
		const { page, errors } = await visit('/pages/plain.html');
		await scroll(page, 100);
		await mounted(page);
		await frames(page);
		expect(await named(page).count()).toBe(0);
		await scroll(page, 101);
		await named(page).waitFor();
		await scroll(page, 100);
		await named(page).waitFor({ state: 'hidden' });
		expect(errors).toEqual([]);
	});

	it('the scroll-top button fades in and out over 300 ms', async () => {
		const { page } = await visit('/pages/plain.html');
		await scroll(page, 50);
		await mounted(page);
		await freezeAnimations(page);
		await scroll(page, 500);
		await page.locator(`${BUTTON}:not([hidden])`).waitFor({ state: 'attached' });
		const comes = await opacityFade(page);
		expect(comes?.duration).toBe(300);
		expect(comes?.opacity[0]).toBe(0);
		expect(comes?.opacity[1]).toBeGreaterThan(0.2);
		expect(comes?.opacity[1]).toBeLessThan(0.95);
		expect(comes?.opacity[2]).toBeGreaterThan(0.98);

		await page
			.locator(BUTTON)
			.evaluate((it) => it.getAnimations().forEach((one) => one.finish()));
		await scroll(page, 0);
		await page.locator(`${BUTTON}[hidden]`).waitFor({ state: 'attached' });
		const goes = await opacityFade(page);
		expect(goes?.duration).toBe(300);
		expect(goes?.opacity[0]).toBe(1);
		expect(goes?.opacity[2]).toBeLessThan(0.02);
		expect(await page.locator(BUTTON).isVisible()).toBe(true);
		await page
			.locator(BUTTON)
			.evaluate((it) => it.getAnimations().forEach((one) => one.finish()));
		expect(await page.locator(BUTTON).isVisible()).toBe(false);
	});

	it('the scroll-top button is shown immediately after a reload of a scrolled page', async () => {
		const { page } = await far();
		await page.reload();
		await page.waitForFunction(() => scrollY > 900);
		await named(page).waitFor();
	});

	it('the scroll-top button is not reachable while hidden', async () => {
		const { page } = await visit('/pages/plain.html');
		await scroll(page, 90);
		await mounted(page);
		const met = [];
		for (let press = 0; press < 9; press++) met.push(await nextTab(page));
		expect({
			met: met.filter((name) => name.includes('scroll-top')),
			at: await scrolled(page),
		}).toEqual({ met: [], at: expect.any(Number) });
	});

	describe('animation of scrolling to the top', () => {
		/** Starts to scroll to the top on a page with a frozen clock, which the test advances. */
		const departing = async (options: VisitOptions = {}) => {
			const visited = await far('plain', {
				...options,
				before: (page) => page.clock.install({ time: 0 }),
			});
			const { page } = visited;
			await page.clock.pauseAt(1_000_000);
			await ask(page);
			await page.clock.runFor(16);
			return visited;
		};

		it('scrolling to the top takes 300 ms, even if the theme sets smooth scrolling', async () => {
			const { page } = await departing();
			expect(await scrolled(page)).toBe(1000);
			await page.clock.runFor(144);
			const halfway = await scrolled(page);
			expect(halfway).toBe(Math.round((1000 * (1 + Math.cos((Math.PI * 144) / 300))) / 2));
			await page.clock.runFor(144);
			expect(await scrolled(page)).toBeGreaterThan(0);
			await page.clock.runFor(16);
			expect(await scrolled(page)).toBe(0);
		});

		it('scrolling to the top is not prolonged by a second click', async () => {
			const { page } = await departing();
			await page.clock.runFor(144);
			await ask(page);
			await page.clock.runFor(160);
			expect(await scrolled(page)).toBe(0);
		});

		it.each([
			[
				'the wheel',
				(page: Page) => page.evaluate(() => void dispatchEvent(new WheelEvent('wheel'))),
			],
			[
				'a touch',
				(page: Page) => page.evaluate(() => void dispatchEvent(new Event('touchstart'))),
			],
			[
				'a scrolling key',
				(page: Page) =>
					page.evaluate(
						() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown' })),
					),
			],
		])('scrolling to the top stops on %s', async (_says, interrupt) => {
			const { page } = await departing();
			await page.clock.runFor(96);
			const reached = await scrolled(page);
			await interrupt(page);
			await page.clock.runFor(600);
			expect(reached).toBeGreaterThan(500);
			expect(await scrolled(page)).toBe(reached);
		});

		it('scrolling to the top continues while the key that started it is held down', async () => {
			const { page } = await departing();
			await page.evaluate(() => {
				dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }));
			});
			await page.clock.runFor(304);
			expect(await scrolled(page)).toBe(0);
		});

		it('scrolling to the top is a jump if the visitor prefers reduced motion', async () => {
			const { page } = await departing({ reducedMotion: true });
			expect(await scrolled(page)).toBe(0);
		});
	});

	it('the scroll-top button reads the motion preference each time', async () => {
		const { page } = await far('plain', { before: (it) => it.clock.install({ time: 0 }) });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.clock.pauseAt(1_000_000);
		await ask(page);
		await page.clock.runFor(16);
		expect(await scrolled(page)).toBe(0);
	});

	it('the scroll-top button has no fade if the visitor prefers reduced motion', async () => {
		const { page } = await far('plain', { reducedMotion: true });
		expect(await fades(page)).toEqual([]);
	});

	it('the scroll-top button moves the focus to the start of the page, without leaving a tabindex', async () => {
		const { page } = await far();
		await page.locator(BUTTON).focus();
		await page.keyboard.press('Enter');
		await arrived(page);
		expect(await page.evaluate(() => document.body.hasAttribute('tabindex'))).toBe(false);
		expect(await nextTab(page)).toContain('skip-link');
		expect(await scrolled(page)).toBe(0);
	});

	it('the scroll-top button works with touch, mouse and space bar', async () => {
		const { page } = await far('plain', { touch: true });
		const button = page.locator(`${BUTTON}:not([hidden])`);
		for (const go of [() => button.tap(), () => button.click(), () => button.press('Space')]) {
			await scroll(page, 1000);
			await button.waitFor();
			await go();
			await arrived(page);
		}
	});

	it('the scroll-top button has 44 pixels and is at the end edge, in both text directions', async () => {
		const left = await far('plain', { width: 1280, height: 800 });
		expect(await left.page.locator(BUTTON).boundingBox()).toEqual({
			x: 1212,
			y: 732,
			width: 44,
			height: 44,
		});
		const right = await far('rtl', { width: 1280, height: 800 });
		expect(await right.page.locator(BUTTON).boundingBox()).toMatchObject({ x: 24, y: 732 });
		const start = await far('edges', { width: 1280, height: 800 });
		expect(await start.page.locator(BUTTON).boundingBox()).toMatchObject({ x: 24, y: 732 });
	});

	it('the scroll-top button fits a window of 320 pixels', async () => {
		const { page } = await far('plain', { width: 320, height: 256 });
		const { x, width } = (await page.locator(BUTTON).boundingBox())!;
		expect(x + width).toBeLessThanOrEqual(320);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});

	it('the scroll-top button has a visible focus ring', async () => {
		const { page } = await far();
		await page.locator(BUTTON).focus();
		await page.keyboard.press('Shift');
		const ring = await page.locator(BUTTON).evaluate((it) => {
			const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(it);
			return [outlineStyle, outlineWidth, outlineOffset];
		});
		expect(ring).toEqual(['solid', '2px', '2px']);
	});

	it('the scroll-top button has a border if colors are forced', async () => {
		const { page } = await far('plain', { forcedColors: true });
		const [border, surface] = await page.locator(BUTTON).evaluate((it) => {
			const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(it);
			return [`${borderTopWidth} ${borderTopColor}`, `1px ${backgroundColor}`];
		});
		expect(border).toMatch(/^1px/);
		expect(border).not.toBe(surface);
	});

	it('the scroll-top button is hidden in print and without scripting', async () => {
		const { page } = await far();
		await page.emulateMedia({ media: 'print' });
		expect(await page.locator(BUTTON).isVisible()).toBe(false);
		const plain = await visit('/pages/plain.html', { javascript: false });
		expect(await plain.page.locator(BUTTON).isVisible()).toBe(false);
	});

	it.each(['light', 'dark'] as const)(
		'the scroll-top button has no axe violations in %s mode',
		async (colorScheme) => {
			const { page } = await far('plain', { colorScheme, reducedMotion: true });
			expect(await axe(page, BUTTON)).toEqual([]);
		},
	);

	it('the scroll-top button keeps its shape under a CSS reset', async () => {
		const { page } = await far('theme-reset');
		const { width, height } = (await page.locator(BUTTON).boundingBox())!;
		expect([width, height]).toEqual([44, 44]);
		const icon = (await page.locator(`${BUTTON} svg`).boundingBox())!;
		expect(icon.width).toBeLessThanOrEqual(24);
		const line = (await page.locator(`${BUTTON} polyline`).boundingBox())!;
		expect(line.height).toBeGreaterThan(10);
	});

	it('the scroll-top widget loads React only if the page has no button', async () => {
		const ready = await far();
		expect(ready.requests.filter((file) => file.includes('react'))).toEqual([]);
		const { page, requests } = await visit('/pages/empty-places.html');
		await scroll(page, 1000);
		await named(page, 'Up to the quay').click();
		await arrived(page);
		expect(requests.filter((file) => file.includes('react'))).toHaveLength(1);
		expect(await axe(page, '[data-gazetteer~="scroll-top"]')).toEqual([]);
	});
});

describe.each([
	[
		'the older add-on',
		'ultimate-addons',
		'.hfe-scroll-to-top-wrap',
		'.hfe-scroll-to-top-button',
		'Back to top',
		100,
	],
	[
		'the theme',
		'generatepress',
		'.generate-back-to-top',
		'.generate-back-to-top',
		'Scroll back to top',
		300,
	],
] as const)('scroll-top button of %s, taken over', (_says, path, root, button, name, start) => {
	const arrive = async (options?: VisitOptions) => {
		const visited = await visit(`/pages/${path}.html`, options);
		await scroll(visited.page, start + 1);
		await mounted(visited.page, root);
		return visited;
	};

	it(`the adopted scroll-top button appears after ${start} pixels, and is not reachable before`, async () => {
		const { page } = await arrive();
		await named(page, name).waitFor();
		await scroll(page, start - 1);
		await named(page, name).waitFor({ state: 'hidden' });
		await scroll(page, start);
		await named(page, name).waitFor({ state: 'hidden' });
		await scroll(page, start + 1);
		await named(page, name).waitFor();
	});

	it('the adopted scroll-top button fades over 300 ms', async () => {
		const { page } = await arrive();
		await page.locator(button).waitFor();
		await freezeAnimations(page);
		await scroll(page, 0);
		await page.waitForFunction(
			(selector) => document.querySelector(selector)!.getAnimations().length > 0,
			root,
		);
		expect((await opacityFade(page, root))?.duration).toBe(300);
	});

	it('the adopted scroll-top button scrolls up with our animation only, by mouse and by keyboard', async () => {
		const { page } = await arrive();
		for (const go of [
			() => page.locator(button).click(),
			() => page.locator(button).press('Enter'),
			() => page.locator(button).press('Space'),
		]) {
			await scroll(page, 1200);
			await page.locator(button).waitFor();
			await go();
			await arrived(page);
		}
		expect(
			await page.evaluate(() => document.documentElement.dataset['legacyClicks']),
		).toBeUndefined();
		expect(await nextTab(page)).toContain('skip-link');
	});

	it('the adopted scroll-top button scrolls for 300 ms', async () => {
		const { page } = await arrive({ before: (it) => it.clock.install({ time: 0 }) });
		await scroll(page, 1000);
		await page.locator(button).waitFor();
		await page.clock.pauseAt(1_000_000);
		await ask(page, button);
		await page.clock.runFor(16 + 288);
		expect(await scrolled(page)).toBeGreaterThan(0);
		await page.clock.runFor(16);
		expect(await scrolled(page)).toBe(0);
	});

	it('the adopted scroll-top button works with the script of the page again after unmounting', async () => {
		const { page } = await arrive();
		await scroll(page, 1000);
		await page.locator(button).waitFor();
		await page.evaluate((selector) => {
			const element = document.querySelector<HTMLElement>(selector)!;
			(
				window as unknown as { Gazetteer: { unmount: (it: Element) => void } }
			).Gazetteer.unmount(element);
		}, root);
		await page.locator(button).click();
		expect(await page.evaluate(() => document.documentElement.dataset['legacyClicks'])).toBe(
			'1',
		);
	});
});
