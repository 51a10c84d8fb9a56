import type { Page } from 'playwright-core';
import { STRICT_POLICY } from '../strict-policy.ts';
import { visit, type VisitOptions } from '../visitor.ts';
import { MENU_STYLE, plainMenu, themeMenu, type MenuMarkup } from './markup.ts';

export interface MenuOptions extends VisitOptions, MenuMarkup {
	/** The classes that the theme adds to the body. */
	body?: string;
	/** Use a plain nested list instead of the theme’s markup. */
	plain?: boolean;
	adopt?: boolean;
	rtl?: boolean;
	more?: string;
	/** Add a content security policy that forbids inline scripts and styles. */
	strict?: boolean;
	config?: object;
}

export async function visitMenu(options: MenuOptions = {}) {
	const { body = 'dropdown-hover', adopt, rtl, more = '', config } = options;
	const html = `<!doctype html><html lang="en"${rtl ? ' dir="rtl"' : ''}><head><meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1"><title>A menu – Harbour Guide</title>
		${options.strict ? STRICT_POLICY : `<style>${MENU_STYLE}</style>`}
		${config ? `<script type="application/json" id="gazetteer-config">${JSON.stringify(config)}</script>` : ''}
		<script type="module" src="/dist/gazetteer.js"${adopt ? ' data-gazetteer-adopt' : ''}></script>
		</head><body class="${body}"><header>${options.plain ? plainMenu(options) : themeMenu(options)}</header>
		<main><h1>A menu</h1><p><a href="#inside">A link</a></p><p id="bench">Words.</p><p id="free">Words.</p></main>${more}</body></html>`;
	const visited = await visit('/pages/menu.html', {
		...options,
		before: async (page) => {
			await page.route(/\/pages\/menu\.html/, (route) =>
				route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
			);
			await options.before?.(page);
		},
	});
	return { ...visited, ...controlsOf(visited.page) };
}

const controlsOf = (page: Page) => ({
	mounted: () =>
		page
			.locator('nav:not(.mobile-menu-control-wrapper)[data-gz-mounted]')
			.waitFor({ state: 'attached' }),
	link: (name: string) => page.locator('nav a', { hasText: new RegExp(`^${name}`) }),
	/** The submenu button of the item with this link. */
	toggle: (name: string) =>
		page
			.locator('nav a', { hasText: new RegExp(`^${name}`) })
			.locator('xpath=following-sibling::button[1]'),
	/** The visible button of the mobile menu. */
	button: page.locator('.menu-toggle:visible'),
	hash: () => page.evaluate(() => location.hash),
	focus: () => page.evaluate(() => document.querySelector(':focus')?.textContent?.trim() ?? ''),
});
