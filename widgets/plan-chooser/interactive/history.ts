import { DURATION, PLAN_QUERY, PLAN_SCREEN, PLAN_TOGGLE, type Duration } from '@gazetteer/contract';
import { isOffered, type Screen } from '../screen.ts';
import { isSame, type Choice } from '../state.ts';

const isDuration = (text: string | null): text is Duration =>
	Object.values<string | null>(DURATION).includes(text);

/** What an address asks for. Of what it leaves open, or names without there being such a thing, `otherwise` holds. */
export function choiceIn(
	search: string,
	otherwise: Choice,
	isCategory: (category: number) => boolean,
): Choice {
	const query = new URLSearchParams(search);
	const asked = query.get(PLAN_QUERY.period);
	const period = isDuration(asked) ? asked : otherwise.period;
	const kind = query.get(PLAN_QUERY.kind);
	if (kind === PLAN_TOGGLE.standard) return { standard: true, category: 0, period };
	const category = Number(query.get(PLAN_QUERY.category));
	if (isCategory(category)) return { standard: false, category, period };
	if (kind === PLAN_TOGGLE.exclusive) return { standard: false, category: 0, period };
	return { ...otherwise, period };
}

/** The same address for another choice; what else it says stays. */
export function addressOf(
	href: string,
	{ standard, category, period }: Choice,
	hasKinds: boolean,
): string {
	const address = new URL(href);
	const kind = standard ? PLAN_TOGGLE.standard : PLAN_TOGGLE.exclusive;
	const wanted = {
		[PLAN_QUERY.category]: category || '',
		[PLAN_QUERY.period]: period,
		[PLAN_QUERY.kind]: hasKinds && !category ? kind : '',
	};
	for (const [name, value] of Object.entries(wanted)) {
		if (value) address.searchParams.set(name, String(value));
		else address.searchParams.delete(name);
	}
	return address.href;
}

/** Where a place of the history keeps, beside what other scripts keep there, what was chosen at it. */
const KEPT = 'gazetteerPlans';

type Kept = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Kept =>
	value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;

const hasKinds = ({ toggles }: Screen) => toggles.length > 0;

/** Which of a page's screens this is: the same after the page was left and came back. */
const placeOf = ({ results }: Screen) =>
	[...results.ownerDocument.querySelectorAll(PLAN_SCREEN.results)].indexOf(results);

/** What all screens of the page have chosen here; none where no visitor has chosen yet. */
const keptHere = (): Kept | undefined => {
	const kept = isRecord(history.state) && history.state[KEPT];
	return isRecord(kept) ? kept : undefined;
};

/** What another script keeps in a form of its own is left to it. */
const stateWith = (screen: Screen, choice: Choice): unknown => {
	const { state } = history as { state: unknown };
	if (state !== null && !isRecord(state)) return state;
	const { search } = new URL(addressOf(location.href, choice, true));
	return { ...state, [KEPT]: { ...keptHere(), [placeOf(screen)]: search } };
};

/**
 * What is asked for here. The address says it, for one screen at a time; what each of several had chosen,
 * and what the server drew before an address said anything, is kept with the place.
 */
export function choiceHere(screen: Screen, otherwise: Choice): Choice {
	const isCategory = (category: number) => isOffered(screen, category);
	const kept = keptHere();
	const own = kept?.[placeOf(screen)];
	if (typeof own === 'string') return choiceIn(own, { ...otherwise, period: '' }, isCategory);
	return choiceIn(kept ? '' : location.search, otherwise, isCategory);
}

/**
 * Writes a choice into the address, as a place to come back to, or in place of one that was only passed. Where
 * it leads there already, nothing is written.
 */
export function goTo(screen: Screen, before: Choice, choice: Choice, isPassing = false): void {
	if (isSame(choice, choiceHere(screen, before))) return;
	if (!isPassing) history.replaceState(stateWith(screen, before), '');
	const address = addressOf(location.href, choice, hasKinds(screen));
	// What other scripts keep with this place is about this page still.
	const state = stateWith(screen, choice);
	if (isPassing) history.replaceState(state, '', address);
	else history.pushState(state, '', address);
}
