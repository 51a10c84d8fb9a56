import { mount } from '../../../widgets/site-menu/mount.ts';
import { mountOn } from '../mounting.ts';

const NAVIGATION = `<nav id="site-navigation" class="main-navigation">
	<button class="menu-toggle" aria-controls="primary-menu" aria-expanded="false">Menu</button>
	<div id="primary-menu" class="main-nav"><ul class="menu">
		<li class="menu-item menu-item-has-children"><a href="#harbour">Harbour<span role="presentation" class="dropdown-menu-toggle"></span></a>
			<ul class="sub-menu"><li class="menu-item"><a href="#basin">Basin</a></li></ul></li>
	</ul></div>
</nav>`;

beforeEach(() => {
	// jsdom does not implement CSS.escape.
	Object.assign(globalThis, { CSS: { escape: String } });
	document.body.className = 'dropdown-click dropdown-click-menu-item';
});

it.each([
	['adopted', NAVIGATION],
	[
		'with the data-gazetteer attribute',
		NAVIGATION.replace('<nav', '<nav data-gazetteer="site-menu"'),
	],
	[
		'inside an element with the data-gazetteer attribute',
		`<div data-gazetteer="site-menu"><p>Words</p>${NAVIGATION}</div>`,
	],
])('the navigation works as the theme specifies: %s', async (_how, html) => {
	document.body.innerHTML = html;
	const place = document.body.firstElementChild as HTMLElement;
	const undo = await mountOn(mount, place);
	const nav = document.querySelector('nav')!;
	nav.querySelector<HTMLElement>('.menu-toggle')!.click();
	expect(nav.classList.contains('toggled')).toBe(true);
	const link = nav.querySelector<HTMLElement>('a')!;
	// In this mode, a click on the link opens its list and never navigates.
	expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(
		false,
	);
	expect(nav.querySelector('.sub-menu')!.classList.contains('toggled-on')).toBe(true);
	undo();
});
