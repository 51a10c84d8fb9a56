import type { Page } from 'playwright-core';
import { STRICT_POLICY } from '../strict-policy.ts';
import { visit, type VisitOptions } from '../visitor.ts';

export interface MenuOptions extends VisitOptions {
	/** The theme's classes on the body. */
	body?: string;
	/** A plain nested list instead of the theme's markup. */
	plain?: boolean;
	mark?: boolean;
	adopt?: boolean;
	rtl?: boolean;
	/** The menu button stands outside, in a wrapper that looks like a navigation. */
	outside?: boolean;
	more?: string;
	/** Under a content security policy that allows nothing inline. */
	strict?: boolean;
	config?: object;
}

/** How the theme shows and hides, in short. */
const THEME = `
	body { margin: 0; font: 16px/1.5 sans-serif; color: #222; background: #fff; }
	.main-navigation ul { margin: 0; padding: 0; list-style: none; }
	.main-navigation li { position: relative; }
	.main-navigation a { display: block; padding: 0 1.25em; line-height: 3.5em; color: #222; text-decoration: none; }
	.main-navigation .sub-menu { position: absolute; width: 12.5em; background: #eee; }
	.menu-toggle { display: none; padding: 0 1em; line-height: 3em; }
	.dropdown-menu-toggle { padding-inline-start: .6em; }
	.dropdown-menu-toggle::before { content: "▾"; }
	@media (min-width: 769px) {
		.main-nav > ul { display: flex; }
		.main-navigation .sub-menu { left: -99999px; opacity: 0; height: 0; overflow: hidden; pointer-events: none; }
		.dropdown-hover .main-navigation li:hover > .sub-menu, .dropdown-hover .main-navigation li.sfHover > .sub-menu,
		.dropdown-click .main-navigation .sub-menu.toggled-on { left: auto; opacity: 1; height: auto; overflow: visible; pointer-events: auto; }
	}
	@media (max-width: 768px) {
		.menu-toggle { display: block; }
		#site-navigation.has-outside .menu-toggle { display: none; }
		.main-navigation .main-nav { display: none; }
		.main-navigation.toggled .main-nav { display: block; }
		.main-navigation .sub-menu { display: none; position: static; width: auto; }
		.main-navigation .sub-menu.toggled-on { display: block; }
	}`;

const ARROW = '<span role="presentation" class="dropdown-menu-toggle"></span>';

/** A menu in the theme's markup. */
export const themeMenu = ({ mark, outside }: MenuOptions) => `
${outside ? '<nav id="mobile-menu-control-wrapper" class="main-navigation mobile-menu-control-wrapper"><button class="menu-toggle" data-nav="site-navigation" aria-controls="primary-menu" aria-expanded="false">Menu</button></nav>' : ''}
<nav id="site-navigation" class="main-navigation${outside ? ' has-outside' : ''}" aria-label="Primary"${mark ? ' data-gazetteer="site-menu"' : ''}>
	<button class="menu-toggle" aria-controls="primary-menu" aria-expanded="false">Menu</button>
	<div id="primary-menu" class="main-nav"><ul id="menu-main" class="menu sf-menu">
		<li id="menu-item-1" class="menu-item menu-item-has-children"><a href="#places">Places${ARROW}</a>
			<ul class="sub-menu"><li id="menu-item-2" class="menu-item"><a href="#harbour">Harbour</a></li>
				<li id="menu-item-3" class="menu-item menu-item-has-children"><a href="#hills">Hills${ARROW}</a>
					<ul class="sub-menu"><li class="menu-item"><a href="#bench">Bench</a></li></ul></li></ul></li>
		<li id="menu-item-4" class="menu-item menu-item-has-children"><a href="#">Plans${ARROW}</a>
			<ul class="sub-menu"><li class="menu-item"><a href="#free">Free</a></li></ul></li>
		<li id="menu-item-5" class="menu-item"><a href="#contact">Contact</a></li>
	</ul></div>
</nav>`;

/** One of nested lists alone. */
export const plainMenu = ({ mark }: MenuOptions) => `
<nav aria-label="Pages"${mark ? ' data-gazetteer="site-menu"' : ''}><ul>
	<li><a href="#places">Places</a><ul><li><a href="#harbour">Harbour</a></li>
		<li><a href="#hills">Hills</a><ul><li><a href="#bench">Bench</a></li></ul></li></ul></li>
	<li><a href="#contact">Contact</a></li>
</ul></nav>`;

export async function visitMenu(options: MenuOptions = {}) {
	const { body = 'dropdown-hover', adopt, rtl, more = '', config } = options;
	const html = `<!doctype html><html lang="en"${rtl ? ' dir="rtl"' : ''}><head><meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1"><title>A menu – Harbour Guide</title>
		${options.strict ? STRICT_POLICY : `<style>${THEME}</style>`}
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
	/** The button of the item with this link. */
	toggle: (name: string) =>
		page
			.locator('nav a', { hasText: new RegExp(`^${name}`) })
			.locator('xpath=following-sibling::button[1]'),
	/** What opens the narrow panel. */
	button: page.locator('.menu-toggle:visible'),
	hash: () => page.evaluate(() => location.hash),
	focus: () => page.evaluate(() => document.querySelector(':focus')?.textContent?.trim() ?? ''),
});
