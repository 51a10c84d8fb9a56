import { PLAN_SCREEN } from '@gazetteer/contract';
import { LISTED_PERIOD } from './markup.ts';
import { requestOfClick, requestOfField, type ControlRequest } from './requests.ts';
import { belongsTo, type Screen } from './screen.ts';

const ARROWS = /^Arrow(Up|Down|Left|Right)$/;

const CATEGORIES = [PLAN_SCREEN.category, PLAN_SCREEN.dropdown].join();

const isCategory = (target: EventTarget | null): target is Element =>
	target instanceof Element && target.matches(CATEGORIES);

/**
 * Detects options that the visitor skips with the arrow keys. Another key, a click or another
 * control ends the sequence. The returned function tells whether a choice replaces the previous one
 * of the sequence.
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

/** Controls that are not native buttons or inputs, so the widget must handle their keys. */
const KEYED = [PLAN_SCREEN.toggle, PLAN_SCREEN.switchHandle, LISTED_PERIOD].join();

const isForBrowser = ({ ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) =>
	ctrlKey || metaKey || shiftKey;

/** With two periods, each arrow key selects the other one, as in a radio group. */
const otherListed = ({ listed }: Screen, here: Element) => listed.find((one) => one !== here);

/**
 * Listens to the controls in the capture phase, and stops the events before older scripts of the
 * page receive them.
 */
export function listen(
	screen: Screen,
	requested: (request: ControlRequest) => void,
	leaving: AbortSignal,
): void {
	const { scope, isOwn, form, areas } = screen;
	const options = { capture: true, signal: leaving };
	const isPassing = followArrows(screen, leaving);

	/** Excludes elements in the plans and in other plan screens. */
	const isOurs = (target: EventTarget | null): target is Element =>
		target instanceof Element &&
		!areas.some((area) => area.contains(target)) &&
		belongsTo(screen, target);

	const take = (event: Event) => {
		// An older script would send its own request and overwrite our result.
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
		// Prevent the key from scrolling the page, and the browser from following the link.
		event.preventDefault();
		if (repeat) return;
		const meant = screen.listed.includes(control) && other ? other : control;
		meant.focus();
		meant.click();
	};

	scope.addEventListener('change', changed, options);
	scope.addEventListener('click', clicked, options);
	scope.addEventListener('keydown', pressed, options);
	// The script already shows the plans, so prevent the form from being submitted.
	form?.addEventListener('submit', (event) => event.preventDefault(), options);
}
