import { DURATION, PLAN_QUERY, PLAN_SCREEN, PLAN_TOGGLE, type Duration } from '@gazetteer/contract';
import { isOffered, type Screen } from '../screen.ts';
import { isSame, type Choice } from '../state.ts';

const isDuration = (text: string | null): text is Duration =>
	Object.values<string | null>(DURATION).includes(text);

/** Reads a choice from a query string. For missing or invalid values, uses those of `otherwise`. */
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

/** Returns the URL for another choice. Other query parameters remain unchanged. */
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

/** The key of our data in `history.state`, which may also contain data of other scripts. */
const STATE_KEY = 'gazetteerPlans';

type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored =>
	value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;

const hasKinds = ({ toggles }: Screen) => toggles.length > 0;

/** The index of a plan screen among those on the page. It is the same after a reload. */
const placeOf = ({ results }: Screen) =>
	[...results.ownerDocument.querySelectorAll(PLAN_SCREEN.results)].indexOf(results);

/**
 * Returns the choices of all plan screens from `history.state`, or undefined before the first
 * choice.
 */
const storedChoices = (): Stored | undefined => {
	const kept = isRecord(history.state) && history.state[STATE_KEY];
	return isRecord(kept) ? kept : undefined;
};

/**
 * Returns the history state with our data. A state of another script that is not a plain object
 * stays unchanged.
 */
const stateWith = (screen: Screen, choice: Choice): unknown => {
	const { state } = history as { state: unknown };
	if (state !== null && !isRecord(state)) return state;
	const { search } = new URL(addressOf(location.href, choice, true));
	return { ...state, [STATE_KEY]: { ...storedChoices(), [placeOf(screen)]: search } };
};

/**
 * Returns the choice in the current history entry. The URL contains the choice of one plan screen
 * only. `history.state` contains the choices of several screens, and the initial choice of the
 * server.
 */
export function choiceHere(screen: Screen, otherwise: Choice): Choice {
	const isCategory = (category: number) => isOffered(screen, category);
	const stored = storedChoices();
	const own = stored?.[placeOf(screen)];
	if (typeof own === 'string') return choiceIn(own, { ...otherwise, period: '' }, isCategory);
	return choiceIn(stored ? '' : location.search, otherwise, isCategory);
}

/**
 * Adds a history entry with the URL of a choice. Replaces the current entry if the visitor skipped
 * its choice with the arrow keys. Does nothing if the URL already contains the choice.
 */
export function goTo(screen: Screen, before: Choice, choice: Choice, isPassing = false): void {
	if (isSame(choice, choiceHere(screen, before))) return;
	if (!isPassing) history.replaceState(stateWith(screen, before), '');
	const address = addressOf(location.href, choice, hasKinds(screen));
	// Keep the data of other scripts, because the page is still the same.
	const state = stateWith(screen, choice);
	if (isPassing) history.replaceState(state, '', address);
	else history.pushState(state, '', address);
}
