import { MARK, PLAN_SCREEN } from '@gazetteer/contract';

/** On the root, our own or an adopted one: the billing period is asked for by `term_id`, as the specification allows. */
export const BY_TERM = 'data-filter-by-term';

/** Our own screens: a root around everything. Of older ones only the result area is one. */
export const OWN_FORM = '.gz-plan-questions';
export const OWN_SHOW = '.gz-plan-show';
export const OWN_PERIOD = '[name="plan_period"]';
/** What a year saves, on the yearly side. */
export const SAVING = '.gz-plan-saving';
export const RESULTS = 'gz-plan-results';
export const ASKING = 'gz-plans-asking';

/** The two sides of the older switch, apart from its handle, and the list that some styles have in its place. */
export const SIDE = `${PLAN_SCREEN.switchButton} span`;
export const LISTED_PERIOD = `${PLAN_SCREEN.periods} li`;

/** The result area of a screen of ours looks like an older one's, and is none. */
export const isWithinOwn = (root: Element) =>
	!!root.parentElement?.closest(`[${MARK.widget}~="plan-chooser"]`);
