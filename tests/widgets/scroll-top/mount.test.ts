import { readFileSync } from 'node:fs';
import { DISTANCE, SCROLL_TOP_MARKUP, TIMING } from '@gazetteer/contract';
import { mount } from '../../../widgets/scroll-top/mount.ts';
import widget from '../../../widgets/scroll-top/widget.ts';
import { countListeners } from '../listeners.ts';
import { mountOn } from '../mounting.ts';
import { arrangeWindow, settled } from '../window.ts';

const READY =
	'<button type="button" class="gz-scroll-top" data-gazetteer="scroll-top" aria-label="Back to top" hidden></button>';
const WRAP =
	'<div class="hfe-scroll-to-top-wrap hfe-scroll-to-top-hide"><span class="hfe-scroll-to-top-button"><i></i></span></div>';

const place = (html: string) => {
	document.body.innerHTML = html;
	return document.body.firstElementChild as HTMLElement;
};

const mounted = async (html: string) => {
	const page = arrangeWindow();
	const root = place(html);
	const undo = await mountOn(mount, root);
	await settled();
	return { ...page, root, undo };
};

describe('scroll-top button rendered by the page', () => {
	it('the scroll-top button appears above the threshold but not at it', async () => {
		const { root, scroll, undo } = await mounted(READY);
		scroll(DISTANCE.scrollTopThreshold);
		expect(root.hidden).toBe(true);
		scroll(DISTANCE.scrollTopThreshold + 1);
		expect(root.hidden).toBe(false);
		expect(root.hasAttribute('inert')).toBe(false);
		scroll(0);
		expect(root.hidden).toBe(true);
		// The button still fades out, but is already inert.
		expect(root.hasAttribute('inert')).toBe(true);
		undo();
		expect(root.hasAttribute('inert')).toBe(false);
	});

	it('the scroll-top button appears immediately on a page that is already scrolled', async () => {
		const page = arrangeWindow();
		page.scroll(500);
		const root = place(READY);
		const undo = await mountOn(mount, root);
		expect(root.hidden).toBe(false);
		undo();
	});

	it('the scroll-top button scrolls to the top when it is clicked', async () => {
		const { root, scroll, frame, moves, undo } = await mounted(READY);
		scroll(500);
		root.click();
		frame(1);
		frame(1000);
		expect(moves.at(-1)).toBe(0);
		undo();
	});

	it('the scroll-top button gets a label when its text is hidden from assistive technology', async () => {
		const unnamed = READY.replace(' aria-label="Back to top"', '').replace(
			'></button>',
			'><span aria-hidden="true">↑</span></button>',
		);
		const { root, undo } = await mounted(unnamed);
		expect(root.getAttribute('aria-label')).toBe('Back to top');
		undo();
		expect(root.hasAttribute('aria-label')).toBe(false);
	});

	it('an unmounted scroll-top button is hidden, without listeners and frames', async () => {
		const listeners = countListeners();
		const { root, scroll, undo, waiting, frame } = await mounted(READY);
		scroll(500);
		root.click();
		frame(1);
		expect(listeners.count()).toBeGreaterThan(2);
		undo();
		frame(2);
		expect(listeners.count()).toBe(0);
		expect(waiting()).toBe(0);
		expect(root.hidden).toBe(true);
		listeners.stop();
	});
});

describe('scroll-top element that is not a real button', () => {
	it('a scroll-top element gets a role, a label and a tab stop, and loses them on unmount', async () => {
		const { root, undo } = await mounted(WRAP);
		const button = root.firstElementChild!;
		expect(button.getAttribute('role')).toBe('button');
		expect(button.getAttribute('aria-label')).toBe('Back to top');
		expect(button.getAttribute('tabindex')).toBe('0');
		undo();
		expect(button.getAttributeNames()).toEqual(['class']);
	});

	it('a scroll-top element keeps its visible text as its accessible name', async () => {
		const { root, undo } = await mounted(WRAP.replace('<i></i>', 'To the top'));
		expect(root.firstElementChild!.hasAttribute('aria-label')).toBe(false);
		undo();
	});

	it.each(['<span aria-hidden="true">Top</span>', '<b hidden>Top</b>', '<img alt="">'])(
		'a scroll-top element gets a label when assistive technology cannot read its content: %s',
		async (inner) => {
			const { root, undo } = await mounted(WRAP.replace('<i></i>', inner));
			expect(root.firstElementChild!.getAttribute('aria-label')).toBe('Back to top');
			undo();
			expect(root.firstElementChild!.hasAttribute('aria-label')).toBe(false);
		},
	);

	it('a scroll-top element fades in when it first appears, unless the theme already shows it', async () => {
		const animate = jest.fn(() => ({ finished: Promise.resolve(), cancel: () => {} }));
		Object.assign(HTMLElement.prototype, { animate });
		const durations = async (style: string) => {
			animate.mockClear();
			const page = arrangeWindow();
			page.scroll(500);
			const root = place(WRAP.replace('<div ', `<div style="${style}" `));
			const undo = await mountOn(mount, root);
			await settled();
			const [, options] = animate.mock.calls[0] as unknown as [object, { duration: number }];
			undo();
			return options.duration;
		};
		expect(await durations('display: none')).toBe(TIMING.scrollTopFade);
		expect(await durations('visibility: hidden')).toBe(TIMING.scrollTopFade);
		expect(await durations('opacity: 0.1')).toBe(TIMING.scrollTopFade);
		expect(await durations('')).toBe(0);
		Reflect.deleteProperty(HTMLElement.prototype, 'animate');
	});

	it('a scroll-top element toggles the class of its theme', async () => {
		const { root, scroll, undo } = await mounted(WRAP);
		scroll(101);
		expect(root.classList.contains(SCROLL_TOP_MARKUP.hidden)).toBe(false);
		expect(root.hidden).toBe(false);
		scroll(100);
		await settled();
		expect(root.classList.contains(SCROLL_TOP_MARKUP.hidden)).toBe(true);
		expect(root.hidden).toBe(true);
		undo();
		await settled();
		expect(root.hidden).toBe(false);
	});

	it.each(['Enter', ' '])(
		'a scroll-top element reacts to the key “%s” like a button and ignores key repeats',
		async (key) => {
			const { root, scroll, frame, moves, undo } = await mounted(WRAP);
			scroll(500);
			const press = (repeat: boolean) =>
				root.firstElementChild!.dispatchEvent(
					new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }),
				);
			expect(press(false)).toBe(false);
			expect(press(true)).toBe(false);
			frame(1);
			frame(1000);
			expect(moves.at(-1)).toBe(0);
			undo();
		},
	);

	it('a scroll-top element stops clicks before they reach the theme script', async () => {
		const page = arrangeWindow();
		const root = place('<a class="generate-back-to-top" href="#" role="button">^</a>');
		const old = jest.fn();
		root.addEventListener('click', old);
		const undo = await mountOn(mount, root);
		page.scroll(200);
		const click = new MouseEvent('click', { bubbles: true, cancelable: true });
		root.dispatchEvent(click);
		expect(old).not.toHaveBeenCalled();
		expect(click.defaultPrevented).toBe(true);
		undo();
		root.dispatchEvent(new MouseEvent('click'));
		expect(old).toHaveBeenCalledTimes(1);
	});

	it('a scroll-top element leaves no listeners behind', async () => {
		const listeners = countListeners();
		const { undo } = await mounted(WRAP);
		undo();
		expect(listeners.count()).toBe(0);
		listeners.stop();
	});
});

describe('scroll-top values defined twice', () => {
	const css = readFileSync('widgets/scroll-top/style.css', 'utf8');

	it('the scroll-top stylesheet fades with the duration from the contract', () => {
		const durations = css.match(/\d+ms/g) ?? [];
		expect(durations.length).toBeGreaterThan(0);
		expect(new Set(durations)).toEqual(new Set([`${TIMING.scrollTopFade}ms`]));
	});

	it('the scroll-top widget adopts the markup from the contract', () => {
		expect(widget.adopt?.split(',')).toEqual([
			`.${SCROLL_TOP_MARKUP.wrap}`,
			`.${SCROLL_TOP_MARKUP.link}`,
		]);
	});
});

// Markup of GeneratePress, from public copies of inc/structure/footer.php and
// assets/js/back-to-top.js.
const LINK = `<a title="Scroll back to top" aria-label="Scroll back to top" rel="nofollow" href="#" class="generate-back-to-top" data-scroll-speed="400" data-start-scroll="300" role="button"><span class="gp-icon icon-arrow-up"></span></a>`;

describe('scroll-top link of a theme with its own threshold', () => {
	const SHOWN = SCROLL_TOP_MARKUP.linkShown;

	it('a theme’s scroll-top link appears despite the inline style of older theme releases', async () => {
		const { root, scroll, undo } = await mounted(
			LINK.replace('<a ', '<a style="opacity:0;visibility:hidden;" '),
		);
		scroll(301);
		await settled();
		expect([root.hidden, root.style.visibility, root.style.opacity]).toEqual([false, '', '']);
		undo();
	});

	it.each([
		['its default threshold', LINK, 300],
		['another threshold that it has', LINK.replace('"300"', '"50"'), 50],
		[
			'a threshold of 300 when the link has none',
			LINK.replace('data-start-scroll="300"', ''),
			300,
		],
	])('a theme’s scroll-top link uses %s', async (_says, html, start) => {
		const { root, scroll, undo } = await mounted(html);
		scroll(start);
		expect(root.classList.contains(SHOWN)).toBe(false);
		scroll(start + 1);
		expect(root.classList.contains(SHOWN)).toBe(true);
		// At exactly the threshold nothing changes, as in the theme.
		scroll(start);
		await settled();
		expect(root.style.visibility).not.toBe('hidden');
		scroll(start - 1);
		await settled();
		expect(root.style.visibility).toBe('hidden');
		undo();
	});
});

describe.each([
	['the theme’s link', LINK, '.generate-back-to-top'],
	['the button of Ultimate Addons', WRAP, '.hfe-scroll-to-top-wrap'],
])('scroll-top wrapper around %s', (_says, html, inside) => {
	it('the widget shows, hides and handles the inner element of a scroll-top wrapper', async () => {
		const { root, scroll, frame, moves, undo } = await mounted(
			`<div data-gazetteer="scroll-top"><p>Words</p>${html}</div>`,
		);
		const older = root.querySelector<HTMLElement>(inside)!;
		expect(older.style.visibility).toBe('hidden');
		scroll(500);
		expect(older.style.visibility).toBe('');
		expect(older.classList.contains(SCROLL_TOP_MARKUP.hidden)).toBe(false);
		expect(root.hasAttribute('role')).toBe(false);
		root.querySelector('p')!.click();
		frame(1);
		expect(moves).toEqual([]);
		older.click();
		frame(1);
		frame(1000);
		expect(moves.at(-1)).toBe(0);
		undo();
	});
});
