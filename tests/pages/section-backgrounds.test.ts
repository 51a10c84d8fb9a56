import type { Page } from 'playwright-core';
import { visit, type VisitOptions } from '../browser/visitor.ts';

jest.setTimeout(60_000);

const shown = (page: Page, selector: string) =>
	page.locator(selector).evaluate((it) => it.classList.contains('e-lazyloaded'));
const waitShown = (page: Page, selector: string) =>
	page.locator(`${selector}.e-lazyloaded`).waitFor({ state: 'attached' });
const picture = (page: Page, selector: string) =>
	page.locator(selector).evaluate((it) => getComputedStyle(it).backgroundImage);
const mounted = (page: Page, selector: string) =>
	page.locator(`${selector}[data-gz-mounted]`).first().waitFor({ state: 'attached' });
const frames = (page: Page) =>
	page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);

/** Opens a page and records which pictures it requests. */
const watching = async (path: string, options: VisitOptions = {}) => {
	const pictures: string[] = [];
	const visited = await visit(`/pages/${path}`, {
		...options,
		before: async (page) => {
			page.on('request', (request) => {
				const [, name] = /images\/(\w+)\.svg/.exec(request.url()) ?? [];
				if (name) pictures.push(name);
			});
			await options.before?.(page);
		},
	});
	return { ...visited, pictures };
};

describe('section background', () => {
	it('a section background appears from 200 pixels below the view', async () => {
		const { page, pictures } = await watching('section-margins.html', { height: 1000 });
		await waitShown(page, '#below-199');
		await waitShown(page, '#below-200');
		await mounted(page, '#below-201');
		await frames(page);
		expect(await shown(page, '#below-201')).toBe(false);
		expect([...new Set(pictures)].sort()).toEqual(['harbour', 'hills']);
		await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
		await waitShown(page, '#below-201');
	});

	it('a section background appears from 200 pixels above the view', async () => {
		const { page } = await watching('section-margins.html#anchor', { height: 1000 });
		await waitShown(page, '#above-199');
		await waitShown(page, '#above-200');
		await mounted(page, '#above-201');
		await frames(page);
		expect(await shown(page, '#above-201')).toBe(false);
	});

	it('a section background is not fetched or painted before its section is near the view', async () => {
		const { page, pictures } = await watching('plain.html', { height: 500 });
		const last = '.gz-section:has-text("After dark")';
		await page.locator('.gz-section[data-gz-mounted]').nth(2).waitFor();
		await frames(page);
		expect(pictures).not.toContain('night');
		expect(await picture(page, last)).toBe('none');
		await page.locator(last).scrollIntoViewIfNeeded();
		await waitShown(page, '.gz-section:last-of-type');
		expect(await picture(page, last)).toContain('night.svg');
	});

	it('a section background is applied even if its picture never loads', async () => {
		const { page } = await watching('section-margins.html', {
			height: 1000,
			before: async (it) => {
				await it.route('**/hills.svg', (route) => route.abort());
			},
		});
		await waitShown(page, '#below-200');
	});

	it('a section background appears immediately without IntersectionObserver', async () => {
		const { page } = await watching('section-margins.html', {
			height: 1000,
			before: async (it) => {
				await it.addInitScript(() =>
					Reflect.deleteProperty(window, 'IntersectionObserver'),
				);
			},
		});
		await waitShown(page, '#below-201');
		await waitShown(page, '#above-201');
	});

	it('a section background appears in print', async () => {
		const { page } = await watching('section-margins.html', { height: 1000 });
		await mounted(page, '#above-201');
		await page.emulateMedia({ media: 'print' });
		expect(await picture(page, '#above-201')).toContain('night.svg');
	});

	it('a section background appears without scripting, through the stylesheet alone', async () => {
		const { page } = await watching('section-margins.html', {
			javascript: false,
			// Link the stylesheet, as WordPress pages do, and print the page.
			before: async (it) => {
				const manifest = await (await it.request.get('/dist/manifest.json')).json();
				const link = `<link rel="stylesheet" href="/dist/${manifest.widgets['section-backgrounds'].style}">`;
				await it.route('**/section-margins.html', async (route) => {
					const body = await (await route.fetch()).text();
					await route.fulfill({
						body: body.replace('</head>', `${link}</head>`),
						contentType: 'text/html',
					});
				});
			},
		});
		expect(await picture(page, '#above-201')).toContain('night.svg');
	});

	it('a section background appears in a section that is added later', async () => {
		const { page } = await watching('late.html');
		await page.locator('#add').click();
		await mounted(page, '.gz-section');
		await page.locator('.gz-section').scrollIntoViewIfNeeded();
		await waitShown(page, '.gz-section');
	});

	it('a section background can be set by an attribute if inline styles are forbidden', async () => {
		const { page, errors } = await watching('strict-csp.html');
		await page.locator('.gz-section').scrollIntoViewIfNeeded();
		await waitShown(page, '.gz-section');
		expect(await picture(page, '.gz-section')).toContain('/pages/images/harbour.svg');
		expect(errors).toEqual([]);
	});

	it('a section background with an invalid address does not break the others', async () => {
		const { page } = await watching('error.html');
		await page.locator('#heard', { hasText: 'section-backgrounds in #broken' }).waitFor();
		await page.locator('.gz-section >> nth=2').scrollIntoViewIfNeeded();
		await page.locator('.gz-section.e-lazyloaded').nth(1).waitFor();
	});
});

describe('section backgrounds of the page builder', () => {
	it('sections of the page builder are taken over, from 200 pixels before the view', async () => {
		const { page } = await watching('elementor.html', { height: 500 });
		await mounted(page, '#part-6');
		await frames(page);
		expect(await shown(page, '#part-6')).toBe(false);
		expect(await picture(page, '#part-6')).toBe('none');
		await page.locator('#part-6').scrollIntoViewIfNeeded();
		await waitShown(page, '#part-6');
		expect(await picture(page, '#part-6')).toContain('.svg');
	});

	it('sections of the page builder are not taken over if they opted out', async () => {
		const { page } = await watching('elementor.html', { height: 500 });
		expect(await picture(page, '#part-5')).toContain('.svg');
		await page.locator('#part-6').scrollIntoViewIfNeeded();
		await waitShown(page, '#part-6');
		expect(await shown(page, '#part-5')).toBe(false);
	});

	it('sections of the page builder are mounted when they are added later', async () => {
		const { page } = await watching('elementor.html');
		await mounted(page, '#part-6');
		await page.locator('#more').click();
		await page.locator('#part-7').scrollIntoViewIfNeeded();
		await waitShown(page, '#part-7');
	});

	it('sections of the page builder are searched again when a script dispatches the builder’s event', async () => {
		const { page } = await watching('elementor.html');
		await mounted(page, '#part-6');
		await page.evaluate(async () => {
			const part = document.createElement('div');
			part.id = 'late';
			part.className = 'e-con';
			document.querySelector('main')!.append(part);
			await new Promise(requestAnimationFrame);
			part.classList.add('e-parent');
			document.dispatchEvent(new Event('elementor/lazyload/observe'));
		});
		await page.locator('#late').scrollIntoViewIfNeeded();
		await waitShown(page, '#late');
	});

	it('sections of the page builder are all shown in print', async () => {
		const { page } = await watching('elementor.html', { height: 500 });
		await mounted(page, '#part-6');
		await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
		expect(await shown(page, '#part-6')).toBe(true);
	});

	it('sections of the page builder work beside the script of the builder', async () => {
		const { page, errors } = await watching('elementor.html?legacy', { height: 500 });
		await page.locator('#part-6').scrollIntoViewIfNeeded();
		await waitShown(page, '#part-6');
		expect(await page.locator('#part-6').getAttribute('class')).toMatch(
			/^(?!.*e-lazyloaded.*e-lazyloaded)/,
		);
		expect(errors).toEqual([]);
	});
});

it('the widget also takes over sections with data-gz-lazy-bg, if older markup is adopted', async () => {
	const { page } = await visit('/pages/elementor.html', {
		before: (fresh) =>
			fresh.addInitScript(() => {
				document.addEventListener('DOMContentLoaded', () => {
					const own = Object.assign(document.createElement('div'), { id: 'own' });
					own.setAttribute('data-gz-lazy-bg', '');
					document.querySelector('main')!.prepend(own);
				});
			}),
	});
	await page.locator('#own.e-lazyloaded').waitFor({ state: 'attached' });
});
