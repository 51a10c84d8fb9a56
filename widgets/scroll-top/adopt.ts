import { SCROLL_TOP_MARKUP, TIMING } from '@gazetteer/contract';
import { disposables, fade, listen } from '@gazetteer/dom';
import { report } from '@gazetteer/host';
import type { ScrollButton } from './show-button.ts';
import { giveName } from './name.ts';

const OLDER = `.${SCROLL_TOP_MARKUP.wrap},.${SCROLL_TOP_MARKUP.link}`;

/** A page may mark the theme's element, or one around it. */
const olderIn = (place: HTMLElement) =>
	place.matches(OLDER) ? place : (place.querySelector<HTMLElement>(OLDER) ?? place);

/** One of the themes says on its link how far the page has to be scrolled. */
function ownThreshold(root: HTMLElement): number | undefined {
	if (!root.classList.contains(SCROLL_TOP_MARKUP.link)) return undefined;
	const said = parseInt(root.getAttribute(SCROLL_TOP_MARKUP.linkStart) ?? '', 10);
	return Number.isNaN(said) ? SCROLL_TOP_MARKUP.linkStartDefault : said;
}

/** Older releases of the theme hide their link by an inline style, which their script takes back. */
const reveal = ({ style }: HTMLElement) => {
	style.visibility = '';
	style.opacity = '';
};

/** The theme's own sign for being seen: one puts a class on, the other takes one off. */
const sign = ({ classList }: HTMLElement) =>
	classList.contains(SCROLL_TOP_MARKUP.wrap)
		? (far: boolean) => void classList.toggle(SCROLL_TOP_MARKUP.hidden, !far)
		: (far: boolean) => void classList.toggle(SCROLL_TOP_MARKUP.linkShown, far);

/** Whether the theme's own script has shown it already, or is past the middle of doing so. */
const isSeen = (root: HTMLElement) => {
	const { display, visibility, opacity } = getComputedStyle(root);
	return display !== 'none' && visibility !== 'hidden' && Number(opacity || 1) > 0.5;
};

/** Makes a real button of what only looks like one, shown by its theme's own class. */
export function adopt(place: HTMLElement, label: string): ScrollButton {
	const root = olderIn(place);
	const cleanup = disposables();
	const button = root.querySelector<HTMLElement>(`.${SCROLL_TOP_MARKUP.button}`) ?? root;
	const mark = sign(root);
	let shown: boolean | undefined;

	const give = (name: string, value: string) => {
		if (button.hasAttribute(name)) return;
		button.setAttribute(name, value);
		cleanup.add(() => button.removeAttribute(name));
	};
	give('role', 'button');
	give('tabindex', '0');
	cleanup.add(giveName(button, label));

	cleanup.add(
		listen(button, 'keydown', (event) => {
			if (event.key !== 'Enter' && event.key !== ' ') return;
			// Not for the page: it would scroll, or take the journey that begins here as interrupted.
			event.preventDefault();
			event.stopPropagation();
			if (!event.repeat) button.click();
		}),
	);

	const broke = (error: unknown) => report(root, 'scroll-top', error);
	const leave = () => {
		// In the middle of going, it has gone.
		if (!shown) mark(false);
		shown = true;
		fade(root, 'in', 0).catch(broke);
		reveal(root);
		cleanup.run();
	};

	const start = ownThreshold(root);
	const show = (isFar?: boolean) => {
		if (isFar === undefined) return leave();
		// At its own threshold the theme's link stays as it is.
		const far = start === undefined ? isFar : scrollY > start || (!!shown && scrollY === start);
		// Every time, because the theme's script has other thresholds and its own say each time.
		const wasSeen = shown === undefined && isSeen(root);
		if (far) mark(true);
		if (far === shown) return;
		// At first: what the theme shows already would flash, and what has to go should never have come.
		const duration = wasSeen || (shown === undefined && !far) ? 0 : TIMING.scrollTopFade;
		shown = far;
		if (far) reveal(root);
		const faded = () => {
			if (shown) return;
			mark(false);
			// What the theme's script writes into the style would make light of `hidden`.
			root.style.visibility = 'hidden';
		};
		fade(root, far ? 'in' : 'out', duration)
			.then(faded)
			.catch(broke);
	};
	return { show, target: root };
}
