import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { axe } from '../browser/axe.ts';
import { visit } from '../browser/visitor.ts';

jest.setTimeout(60_000);

const WIDGETS = ['site-menu', 'section-backgrounds', 'photo-gallery', 'contact-form'] as const;

const exampleOf = async (widget: string) => {
	const readme = await readFile(
		path.join(__dirname, '../../widgets', widget, 'README.md'),
		'utf8',
	);
	const [, example] = /```html\n([\s\S]*?)```/.exec(readme) ?? [];
	if (!example) throw new Error(`${widget}/README.md has no example`);
	return example;
};

/** A page with the examples of the READMEs, the script tag and no theme. */
const staticPage = async () => `<!doctype html>
<html lang="en">
<head>
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<title>Examples</title>
	<script type="module" src="/dist/gazetteer.js"></script>
</head>
<body><main><h1>Examples</h1>${(await Promise.all(WIDGETS.map(exampleOf))).join('\n')}</main></body>
</html>`;

const open = async (width: number): Promise<Page> => {
	const { page } = await visit('/pages/readme-examples.html', {
		width,
		before: async (opened) => {
			const html = await staticPage();
			await opened.route(/readme-examples\.html$/, (route) =>
				route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
			);
			await opened.route(/\/(images\/harbour|[12](-\d+)?)\.jpg$/, (route) =>
				route.fulfill({
					path: path.join(__dirname, 'html/images/harbour.svg'),
					contentType: 'image/svg+xml',
				}),
			);
			await opened.route(/\/wp-json\//, (route) => route.fulfill({ json: {} }));
		},
	});
	await page.locator('nav[data-gz-mounted]').waitFor();
	await page.locator('.gz-section.e-lazyloaded').waitFor();
	await page.locator('.wpcf7[data-gz-mounted]').waitFor();
	return page;
};

const styleOf = (page: Page, selector: string, property: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property);

describe.each([390, 1280])('README examples on a page without a theme, %d pixels wide', (width) => {
	let page: Page;
	beforeAll(async () => {
		page = await open(width);
	});

	it('the example of section backgrounds has white text with padding on the darkened image', async () => {
		expect(await styleOf(page, '.gz-section', 'color')).toBe('rgb(255, 255, 255)');
		expect(await styleOf(page, '.gz-section', 'background-color')).toBe('rgb(38, 50, 59)');
		const [section, heading] = await Promise.all(
			['.gz-section', '.gz-section h2'].map(
				async (selector) => (await page.locator(selector).boundingBox())!,
			),
		);
		expect(heading!.x - section!.x).toBeGreaterThanOrEqual(24);
		expect(heading!.y - section!.y).toBeGreaterThanOrEqual(48);
	});

	it('the example menu has no bullets and no indent', async () => {
		expect(await styleOf(page, 'nav > ul', 'list-style-type')).toBe('none');
		const [menu, link] = await Promise.all(
			['nav', 'nav a'].map(
				async (selector) => (await page.locator(selector).first().boundingBox())!,
			),
		);
		expect(link!.x).toBe(menu!.x);
	});

	it('the example gallery has no bullets, and photos that fit its width', async () => {
		expect(await styleOf(page, '.photos', 'list-style-type')).toBe('none');
		const gallery = (await page.locator('.photos').boundingBox())!;
		for (const photo of await page.locator('.photos img').all()) {
			const box = (await photo.boundingBox())!;
			expect(box.width).toBeGreaterThan(100);
			expect(box.x + box.width).toBeLessThanOrEqual(gallery.x + gallery.width);
		}
	});

	it('the example form has a colored button of at least 44 pixels below the field', async () => {
		const button = page.getByRole('button', { name: 'Send' });
		const box = (await button.boundingBox())!;
		const field = (await page.getByLabel('Your name').boundingBox())!;
		expect(box.height).toBeGreaterThanOrEqual(44);
		expect(box.y).toBeGreaterThan(field.y + field.height);
		expect(await styleOf(page, '.wpcf7-submit', 'background-color')).toBe('rgb(29, 91, 143)');
		expect(await styleOf(page, '.wpcf7-submit', 'color')).toBe('rgb(255, 255, 255)');
	});

	it('the page with the README examples has no axe violations and does not scroll sideways', async () => {
		expect(await axe(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
			true,
		);
	});
});
