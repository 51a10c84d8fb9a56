import { PLAN_SCREEN } from '@gazetteer/contract';
import type { Screen } from './screen.ts';

export const ARROWS = /^Arrow(Up|Down|Left|Right)$/;

const CATEGORIES = [PLAN_SCREEN.category, PLAN_SCREEN.dropdown].join();

const isCategory = (target: EventTarget | null): target is Element =>
	target instanceof Element && target.matches(CATEGORIES);

/**
 * Follows arrow keys through the categories. What they choose one after the other is passed through, and any
 * other key, a click or another control ends it. Tells of each choice whether it replaces such a one.
 */
export function arrowsOn({ scope }: Screen, leaving: AbortSignal) {
	const options = { capture: true, signal: leaving };
	let isArrow = false;
	let hasPassed = false;

	const rest = () => {
		isArrow = false;
		hasPassed = false;
	};
	const pressed = (event: Event) => {
		isArrow = ARROWS.test((event as KeyboardEvent).key) && isCategory(event.target);
		hasPassed &&= isArrow;
	};
	const left = (event: Event) => {
		if (!isCategory((event as FocusEvent).relatedTarget)) rest();
	};
	scope.addEventListener('keydown', pressed, options);
	scope.addEventListener('pointerdown', rest, options);
	scope.addEventListener('focusout', left, options);

	return (target: Element) => {
		const replaces = isArrow && hasPassed && isCategory(target);
		hasPassed = isArrow && isCategory(target);
		return replaces;
	};
}
