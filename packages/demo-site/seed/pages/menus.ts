import { paragraph, shortcode } from '../blocks.ts';
import type { PlannedPage } from '../content.ts';

const MENU = `<nav aria-label="The airport" data-gazetteer="site-menu">
<ul>
	<li><a href="/directory/">Arrivals</a>
		<ul>
			<li><a href="/airports/">By country</a></li>
			<li><a href="/contact/">Lost luggage</a>
				<ul><li><a href="/correct-an-airport/">Report it</a></li></ul></li>
		</ul></li>
	<li><a href="/plans/">Shops and services</a>
		<ul><li><a href="/submit/">Open one</a></li></ul></li>
	<li><a href="/about-this-data/">About</a></li>
</ul>
</nav>`;

/** A page with a nested list. The widget adds a button for each submenu. */
export const menusPage = (): PlannedPage => ({
	key: 'menus',
	slug: 'menus',
	title: 'A menu of levels',
	content: [
		paragraph(
			'Each item with a submenu has a button. Escape closes one level and moves the focus to its button. Without JavaScript, all items are visible.',
			'lead',
		),
		`<!-- wp:html -->\n${MENU}\n<!-- /wp:html -->`,
		// The shortcode adds the loader script to the page.
		shortcode('[gazetteer_scroll_top]'),
	].join('\n\n'),
});
