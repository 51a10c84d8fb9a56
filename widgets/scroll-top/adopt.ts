import { SCROLL_TOP_MARKUP, TIMING } from '@gazetteer/contract';
import { disposables, fade, listen } from '@gazetteer/dom';
import { report } from '@gazetteer/host';
import type { ScrollButton } from './show-button.ts';
import { giveName } from './name.ts';

const OLDER = `.${SCROLL_TOP_MARKUP.wrap},.${SCROLL_TOP_MARKUP.link}`;

/** The root can be the theme's element or an element around it. */
const olderIn = (place: HTMLElement) =>
	place.matches(OLDER) ? place : (place.querySelector<HTMLElement>(OLDER) ?? place);

/** Returns the scroll distance that GeneratePress sets on its link. */
function ownThreshold(root: HTMLElement): number | undefined {
	if (!root.classList.contains(SCROLL_TOP_MARKUP.link)) return undefined;
	const pixels = parseInt(root.getAttribute(SCROLL_TOP_MARKUP.linkStart) ?? '', 10);
	return Number.isNaN(pixels) ? SCROLL_TOP_MARKUP.linkStartDefault : pixels;
}

/** Older releases of the theme hide the link by inline styles, which their script removes. */
const reveal = ({ style }: HTMLElement) => {
	style.visibility = '';
	style.opacity = '';
};

/**
 * Returns a function that shows or hides the button through the theme's own class. One theme has a
 * class for hidden buttons, the other for visible ones.
 */
const shownToggle = ({ classList }: HTMLElement) =>
	classList.contains(SCROLL_TOP_MARKUP.wrap)
		? (far: boolean) => void classList.toggle(SCROLL_TOP_MARKUP.hidden, !far)
		: (far: boolean) => void classList.toggle(SCROLL_TOP_MARKUP.linkShown, far);

/**
 * Returns whether the theme's script already shows the button, or has finished more than half of
 * the fade.
 */
const isSeen = (root: HTMLElement) => {
	const { display, visibility, opacity } = getComputedStyle(root);
	return display !== 'none' && visibility !== 'hidden' && Number(opacity || 1) > 0.5;
};

/** Makes the theme's element an accessible button and shows it through the theme's own class. */
export function adopt(place: HTMLElement, label: string): ScrollButton {
	const root = olderIn(place);
	const cleanup = disposables();
	const button = root.querySelector<HTMLElement>(`.${SCROLL_TOP_MARKUP.button}`) ?? root;
	const mark = shownToggle(root);
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
			// Prevent the key from scrolling the page, or from stopping the animation that the
			// click starts.
			event.preventDefault();
			event.stopPropagation();
			if (!event.repeat) button.click();
		}),
	);

	const broke = (error: unknown) => report(root, 'scroll-top', error);
	const leave = () => {
		// If the button is hidden or fading out, set the theme's class that hides it.
		if (!shown) mark(false);
		shown = true;
		fade(root, 'in', 0).catch(broke);
		reveal(root);
		cleanup.run();
	};

	const start = ownThreshold(root);
	const show = (isFar?: boolean) => {
		if (isFar === undefined) return leave();
		// At exactly its threshold, the theme's link keeps its state.
		const far = start === undefined ? isFar : scrollY > start || (!!shown && scrollY === start);
		// Set the class at each call, because the theme's script may remove it at its own
		// threshold.
		const wasSeen = shown === undefined && isSeen(root);
		if (far) mark(true);
		if (far === shown) return;
		// At the first call, skip the fade if the button is already visible or must be hidden.
		const duration = wasSeen || (shown === undefined && !far) ? 0 : TIMING.scrollTopFade;
		shown = far;
		if (far) reveal(root);
		const faded = () => {
			if (shown) return;
			mark(false);
			// The theme's script sets inline styles, which override the class, so hide the button
			// inline as well.
			root.style.visibility = 'hidden';
		};
		fade(root, far ? 'in' : 'out', duration)
			.then(faded)
			.catch(broke);
	};
	return { show, target: root };
}
