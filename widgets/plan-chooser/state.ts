import type { Duration } from '@gazetteer/contract';
import type { Change } from '@gazetteer/store';
import { subjectOf, type Choice } from './choice.ts';
import type { Offer } from './offer.ts';

/** What fills the result area. */
export type Shown =
	| { readonly as: 'drawn' }
	| { readonly as: 'nothing' }
	| { readonly as: 'offer'; readonly offer: Offer; readonly category: number }
	| { readonly as: 'skeleton'; readonly height: number; readonly cards: number }
	| { readonly as: 'fault'; readonly message: string };

export interface PlanState {
	readonly choice: Choice;
	/** Whether there are periods to switch between. */
	readonly switchable: boolean;
	/** Of which plans that was said: the answers for another period are silent on it. */
	readonly spokenOf: string;
	/** Whether the visitor waits for an answer. */
	readonly asking: boolean;
	readonly shown: Shown;
}

type Changed = Change<PlanState>;

/** A category belongs to its own plans, never to the general ones. */
export const categoryChosen =
	(category: number): Changed =>
	(state) => ({ ...state, choice: { ...state.choice, standard: false, category } });

export const periodChosen =
	(period: Duration): Changed =>
	(state) => ({ ...state, choice: { ...state.choice, period } });

/** With another kind the category is chosen anew. */
export const kindChosen =
	(standard: boolean): Changed =>
	(state) =>
		state.choice.standard === standard
			? state
			: { ...state, choice: { ...state.choice, standard, category: 0 } };

export const went =
	(choice: Choice): Changed =>
	(state) => ({ ...state, choice });

export const asked: Changed = (state) => ({ ...state, asking: true });

export const waited =
	(height: number, cards: number): Changed =>
	(state) => ({ ...state, shown: { as: 'skeleton', height, cards } });

/** Without a word on the switcher it stays as it is. */
export const offered =
	(offer: Offer, switchable = offer.switchable): Changed =>
	(state) => ({
		...state,
		switchable: switchable ?? state.switchable,
		spokenOf: switchable === undefined ? state.spokenOf : subjectOf(state.choice),
		asking: false,
		shown: offer.isDrawn
			? { as: 'drawn' }
			: { as: 'offer', offer, category: state.choice.category },
	});

export const refused =
	(message: string): Changed =>
	(state) => ({ ...state, asking: false, shown: { as: 'fault', message } });

/** The chooser waits for a category; until then there is nothing to show, and nothing to switch. */
export const cleared: Changed = (state) => ({
	...state,
	switchable: false,
	asking: false,
	shown: { as: 'nothing' },
});
