import { readFileSync } from 'node:fs';
import { PROGRESS_MARKUP } from '@gazetteer/contract';
import { mount } from '../../../widgets/reading-progress/mount.ts';
import widget from '../../../widgets/reading-progress/widget.ts';
import { countListeners } from '../listeners.ts';
import { mountOn } from '../mounting.ts';
import { arrangeWindow } from '../window.ts';

const READY =
	'<div class="gz-reading-progress" data-gazetteer="reading-progress" aria-hidden="true"><div class="gz-reading-progress-bar"></div></div>';

const long = (pageHeight: number, view = 500) => {
	const sizes = { scrollHeight: pageHeight, clientHeight: view };
	for (const [name, value] of Object.entries(sizes)) {
		Object.defineProperty(document.documentElement, name, { value, configurable: true });
	}
};

/** A ResizeObserver that fires only when the test says so. */
class Sizes {
	static all = new Set<Sizes>();
	observed: Element[] = [];
	constructor(readonly grown: () => void) {
		Sizes.all.add(this);
	}
	observe(element: Element) {
		this.observed.push(element);
	}
	disconnect() {
		Sizes.all.delete(this);
	}
}

const mounted = async (html: string) => {
	const page = arrangeWindow();
	document.body.innerHTML = html;
	const root = document.body.firstElementChild as HTMLElement;
	const undo = await mountOn(mount, root);
	const bar = root.firstElementChild as HTMLElement;
	return { ...page, root, bar, undo };
};

describe('reading progress bar', () => {
	beforeEach(() => {
		long(1500);
		Object.assign(window, { ResizeObserver: Sizes });
	});

	afterEach(() => Reflect.deleteProperty(window, 'ResizeObserver'));

	it('the progress bar has the width of the scrolled share of the page', async () => {
		const { bar, scroll, undo } = await mounted(READY);
		expect(bar.style.width).toBe('0%');
		scroll(250);
		expect(bar.style.width).toBe('25%');
		undo();
	});

	it('the progress bar is correct immediately on a page that was already scrolled', async () => {
		const page = arrangeWindow();
		page.scroll(500);
		document.body.innerHTML = READY;
		const root = document.body.firstElementChild as HTMLElement;
		const undo = await mountOn(mount, root);
		expect((root.firstElementChild as HTMLElement).style.width).toBe('50%');
		undo();
	});

	it('the progress bar follows the size of the window', async () => {
		const { bar, scroll, undo } = await mounted(READY);
		scroll(250);
		long(1500, 1000);
		window.dispatchEvent(new Event('resize'));
		expect(bar.style.width).toBe('50%');
		undo();
	});

	it('the progress bar follows the size of the content', async () => {
		const { bar, scroll, undo } = await mounted(READY);
		scroll(250);
		long(3000);
		for (const sizes of Sizes.all) sizes.grown();
		expect(bar.style.width).toBe('10%');
		undo();
	});

	it('the progress bar works without ResizeObserver', async () => {
		Reflect.deleteProperty(window, 'ResizeObserver');
		const { bar, scroll, undo } = await mounted(READY);
		scroll(250);
		expect(bar.style.width).toBe('25%');
		undo();
	});

	it('the progress bar is created in an empty element, and removed on unmount', async () => {
		const { root, bar, undo } = await mounted('<div data-gazetteer="reading-progress"></div>');
		expect(root.className).toBe('gz-reading-progress');
		expect(bar.className).toBe('gz-reading-progress-bar');
		undo();
		expect(root.childNodes).toHaveLength(0);
		expect(root.className).toBe('');
	});

	it('the progress bar works with older markup', async () => {
		const { bar, scroll, undo } = await mounted(
			'<div class="hfe-reading-progress"><div class="hfe-reading-progress-bar"></div></div>',
		);
		scroll(500);
		expect(bar.style.width).toBe('50%');
		expect(widget.adopt).toBe(`.${PROGRESS_MARKUP.track}`);
		undo();
	});

	const OLDER =
		'<div class="hfe-reading-progress"><div class="hfe-reading-progress-bar"></div></div>';

	it.each(['<div data-gazetteer="reading-progress"></div>', OLDER])(
		'the progress bar is hidden from screen readers: %s',
		async (html) => {
			const { root, undo } = await mounted(html);
			expect(root.getAttribute('aria-hidden')).toBe('true');
			undo();
			expect(root.hasAttribute('aria-hidden')).toBe(false);
		},
	);

	it.each(['role="progressbar" aria-label="Read"', 'aria-hidden="false"'])(
		'the progress bar keeps the accessibility attributes of the page: %s',
		async (attributes) => {
			const { root, undo } = await mounted(OLDER.replace('<div ', `<div ${attributes} `));
			expect(root.getAttribute('aria-hidden')).not.toBe('true');
			undo();
		},
	);

	it('the progress bar uses the accent color of the theme before the link color', () => {
		const css = readFileSync('widgets/reading-progress/style.css', 'utf8');
		expect(css.replaceAll(/\s+/g, '')).toMatch(
			/var\(--gz-progress-color,var\(--gz-accent,var\(--wp--preset--color--primary,var\(--wp--preset--color--accent,.*LinkText/,
		);
	});

	it('the progress bar leaves no listeners and observers behind', async () => {
		const listeners = countListeners();
		const { undo } = await mounted(READY);
		expect(listeners.count()).toBe(2);
		undo();
		expect(listeners.count()).toBe(0);
		expect(Sizes.all.size).toBe(0);
		listeners.stop();
	});
});

describe.each([
	['the older track', (older: string) => older],
	[
		'an element with the data-gazetteer attribute around the older track',
		(older: string) => `<div data-gazetteer="reading-progress"><p>Words</p>${older}</div>`,
	],
])('reading progress in %s', (_says, around) => {
	it('the widget fills the older progress bar, and hides nothing else from assistive technology', async () => {
		long(1500);
		const { root, scroll, undo } = await mounted(
			around(
				`<div class="${PROGRESS_MARKUP.track}"><div class="${PROGRESS_MARKUP.bar}"></div></div>`,
			),
		);
		scroll(250);
		const bar = document.querySelector<HTMLElement>(`.${PROGRESS_MARKUP.bar}`)!;
		expect(bar.style.width).toBe('25%');
		expect(bar.parentElement!.style.width).toBe('');
		expect(bar.parentElement!.getAttribute('aria-hidden')).toBe('true');
		expect(document.querySelectorAll('[aria-hidden]')).toHaveLength(1);
		undo();
		expect(root.outerHTML).not.toContain('aria-hidden');
	});
});
