import { PLAN_SCREEN } from '@gazetteer/contract';
import { isWithinOwn, LISTED_PERIOD } from './markup.ts';
import { ARROWS, arrowsOn } from './arrows.ts';
import type { Screen } from './screen.ts';
import { wishOfClick, wishOfField, type Wish } from './wishes.ts';

/** Made into controls by us, so that their keys are ours to answer. */
const KEYED = [PLAN_SCREEN.toggle, PLAN_SCREEN.switchHandle, LISTED_PERIOD].join();

const isForBrowser = ({ ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) =>
	ctrlKey || metaKey || shiftKey;

/** Of several periods each arrow key leads to the other, as in any group of radios. */
const otherListed = ({ listed }: Screen, here: Element) => listed.find((one) => one !== here);

/** Hears what a visitor wishes, before older scripts of the page do, and instead of them. */
export function listen(screen: Screen, wished: (wish: Wish) => void, leaving: AbortSignal): void {
	const { scope, isOwn, form, areas } = screen;
	const options = { capture: true, signal: leaving };
	const isPassing = arrowsOn(screen, leaving);

	/** What passes for a control within the plans is none, and what is on a screen of its own is not ours. */
	const isOurs = (target: EventTarget | null): target is Element =>
		target instanceof Element &&
		!areas.some((area) => area.contains(target)) &&
		(isOwn || !isWithinOwn(target));

	const take = (event: Event) => {
		// The older script would ask as well, and write over what we show.
		if (!isOwn) event.stopImmediatePropagation();
	};

	const changed = (event: Event) => {
		const { target } = event;
		const wish = isOurs(target) && wishOfField(screen, target);
		if (!wish) return;
		take(event);
		wished({ ...wish, isPassing: isPassing(target) });
	};

	const clicked = (event: Event) => {
		const { target } = event as MouseEvent;
		if (!isOurs(target) || isForBrowser(event as MouseEvent)) return;
		if (target.matches(PLAN_SCREEN.category)) return take(event);
		const wish = wishOfClick(screen, target);
		if (!wish) return;
		event.preventDefault();
		take(event);
		wished(wish);
	};

	const pressed = (event: Event) => {
		const { key, target, repeat } = event as KeyboardEvent;
		const control = isOurs(target) && target.closest<HTMLElement>(KEYED);
		if (!control || control.matches('button') || isForBrowser(event as KeyboardEvent)) return;
		const other = ARROWS.test(key) && otherListed(screen, control);
		if (!other && key !== ' ' && key !== 'Enter') return;
		// The page would scroll, and a link be followed besides.
		event.preventDefault();
		if (repeat) return;
		const meant = screen.listed.includes(control) && other ? other : control;
		meant.focus();
		meant.click();
	};

	scope.addEventListener('change', changed, options);
	scope.addEventListener('click', clicked, options);
	scope.addEventListener('keydown', pressed, options);
	// There is nothing left that a button would show.
	form?.addEventListener('submit', (event) => event.preventDefault(), options);
}
