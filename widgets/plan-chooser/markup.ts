import { MARK, PLAN_SCREEN } from '@gazetteer/contract';

/**
 * On the root element: requests plans for a billing period by `term_id`, as the specification
 * allows.
 */
export const BY_TERM = 'data-filter-by-term';

/**
 * Matches our own markup, which has one root element. In older markup, the controls can be anywhere
 * on the page.
 */
const OWN = '.gz-plans,.gz-plan-questions,[name="plan_period"]';

/** Checks the content, because a page may add `data-gazetteer` to older markup. */
export const isOwnMarkup = (root: Element) => root.matches(OWN) || !!root.querySelector(OWN);

export const OWN_FORM = '.gz-plan-questions';
export const OWN_SHOW = '.gz-plan-show';
export const OWN_PERIOD = '[name="plan_period"]';
/** The amount that a yearly plan saves, next to the yearly option. */
export const SAVING = '.gz-plan-saving';
export const RESULTS = 'gz-plan-results';
export const ASKING = 'gz-plans-asking';

/**
 * The two labels of the older switch (without its handle), and the items of the list that some plan
 * styles have instead.
 */
export const SIDE = `${PLAN_SCREEN.switchButton} span`;
export const LISTED_PERIOD = `${PLAN_SCREEN.periods} li`;

const MARKED = `[${MARK.widget}~="plan-chooser"]`;

/**
 * Returns the outermost plan screen that contains the element. All elements in it belong to this
 * screen.
 */
export function screenAround(element: Element): Element | undefined {
	let around: Element | undefined;
	for (
		let at = element.parentElement?.closest(MARKED);
		at;
		at = at.parentElement?.closest(MARKED)
	)
		around = at;
	return around;
}
