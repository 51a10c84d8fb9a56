import { PLAN_SCREEN } from '@gazetteer/contract';
import { LISTED_PERIOD } from './markup.ts';
import { requestOfClick, requestOfField, type ControlRequest } from './requests.ts';
import { belongsTo, type Screen } from './screen.ts';

const ARROWS = /^Arrow(Up|Down|Left|Right)$/;

const CATEGORIES = [PLAN_SCREEN.category, PLAN_SCREEN.dropdown].join();

const isCategory = (target: EventTarget | null): target is Element =>
	target instanceof Element && target.matches(CATEGORIES);

/**
 * Follows arrow keys through the categories. What they choose one after the other is passed through, and any
 * other key, a click or another control ends it. Tells of each choice whether it replaces such a one.
 */
function followArrows({ scope }: Screen, leaving: AbortSignal) {
	const options = { capture: true, signal: leaving };
	let isArrow = false;
	let hasPassed = false;

	const stop = () => {
		isArrow = false;
		hasPassed = false;
	};
	const pressed = (event: Event) => {
		isArrow = ARROWS.test((event as KeyboardEvent).key) && isCategory(event.target);
		hasPassed &&= isArrow;
	};
	const left = (event: Event) => {
		if (!isCategory((event as FocusEvent).relatedTarget)) stop();
	};
	scope.addEventListener('keydown', pressed, options);
	scope.addEventListener('pointerdown', stop, options);
	scope.addEventListener('focusout', left, options);

	return (target: Element) => {
		const replaces = isArrow && hasPassed && isCategory(target);
		hasPassed = isArrow && isCategory(target);
		return replaces;
	};
}

/** Made into controls by us, so that their keys are ours to answer. */
const KEYED = [PLAN_SCREEN.toggle, PLAN_SCREEN.switchHandle, LISTED_PERIOD].join();

const isForBrowser = ({ ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) =>
	ctrlKey || metaKey || shiftKey;

/** Of several periods each arrow key leads to the other, as in any group of radios. */
const otherListed = ({ listed }: Screen, here: Element) => listed.find((one) => one !== here);

/** Hears what a visitor asks for, before older scripts of the page do, and instead of them. */
export function listen(
	screen: Screen,
	requested: (request: ControlRequest) => void,
	leaving: AbortSignal,
): void {
	const { scope, isOwn, form, areas } = screen;
	const options = { capture: true, signal: leaving };
	const isPassing = followArrows(screen, leaving);

	/** What passes for a control within the plans is none, and what is on a screen of its own is not ours. */
	const isOurs = (target: EventTarget | null): target is Element =>
		target instanceof Element &&
		!areas.some((area) => area.contains(target)) &&
		belongsTo(screen, target);

	const take = (event: Event) => {
		// The older script would ask as well, and write over what we show.
		if (!isOwn) event.stopImmediatePropagation();
	};

	const changed = (event: Event) => {
		const { target } = event;
		const request = isOurs(target) && requestOfField(screen, target);
		if (!request) return;
		take(event);
		requested({ ...request, isPassing: isPassing(target) });
	};

	const clicked = (event: Event) => {
		const { target } = event as MouseEvent;
		if (!isOurs(target) || isForBrowser(event as MouseEvent)) return;
		if (target.matches(PLAN_SCREEN.category)) return take(event);
		const request = requestOfClick(screen, target);
		if (!request) return;
		event.preventDefault();
		take(event);
		requested(request);
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
