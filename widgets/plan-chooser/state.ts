import type { Duration, PlanUsage } from '@gazetteer/contract';
import type { Change } from '@gazetteer/store';
import type { Offer } from './interactive/offer.ts';

/** Which plans are wanted. */
export interface Choice {
	/** The general plans, rather than a category's. */
	readonly standard: boolean;
	/** A term, or 0 as long as none is chosen. */
	readonly category: number;
	/** Empty on a page that has no periods. */
	readonly period: Duration | '';
}

/** Whose plans, whatever the period. */
export const subjectOf = ({ standard, category }: Choice) => [standard, category].join();

export const keyOf = (choice: Choice) => [subjectOf(choice), choice.period].join();

export const isSame = (one: Choice, other: Choice) => keyOf(one) === keyOf(other);

/** What a visitor asks for: what is left out stays as it is. */
export interface PlanRequest {
	readonly category?: number;
	readonly period?: Duration;
	readonly standard?: boolean;
}

/** What fills the result area. */
export type ResultsState =
	| { readonly as: 'drawn' }
	| { readonly as: 'nothing' }
	| { readonly as: 'offer'; readonly offer: Offer; readonly category: number }
	| { readonly as: 'skeleton'; readonly height: number; readonly cards: number }
	| { readonly as: 'fault'; readonly message: string };

export interface PlanState {
	readonly choice: Choice;
	/** Whether there are periods to switch between. */
	readonly switchable: boolean;
	/** For whose plans that was said: the answers for another period are silent on it. */
	readonly switchableFor: string;
	/** Whether the visitor waits for an answer. */
	readonly asking: boolean;
	/** What servers were told of the control in the last question, for when it is asked once more. */
	readonly usage?: PlanUsage | undefined;
	/** Why plans from memory could not be renewed. They stay on the page below it. */
	readonly stale?: string | undefined;
	readonly shown: ResultsState;
}

type Changed = Change<PlanState>;

export const choiceRestored =
	(choice: Choice): Changed =>
	(state) => ({ ...state, choice });

/**
 * A category belongs to its own plans, never to the general ones; with another kind of plans the category is chosen
 * anew.
 */
export const requested =
	({ category, period, standard }: PlanRequest): Changed =>
	(state) => {
		const before = state.choice;
		const isOtherKind = standard !== undefined && standard !== before.standard;
		const choice = {
			...before,
			...(isOtherKind && { standard, category: 0 }),
			...(category !== undefined && { standard: false, category }),
			...(period && { period }),
		};
		return isSame(choice, before) ? state : { ...state, choice };
	};

export const questionAsked =
	(usage?: PlanUsage): Changed =>
	(state) => ({ ...state, usage, stale: undefined });

export const waitingStarted: Changed = (state) => ({ ...state, asking: true });

export const skeletonShown =
	(height: number, cards: number): Changed =>
	(state) => ({ ...state, shown: { as: 'skeleton', height, cards } });

/** Where nothing is said of the switcher it stays as it is. */
export const plansReceived =
	(offer: Offer, switchable = offer.switchable): Changed =>
	(state) => ({
		...state,
		switchable: switchable ?? state.switchable,
		switchableFor: switchable === undefined ? state.switchableFor : subjectOf(state.choice),
		asking: false,
		shown: offer.isDrawn
			? { as: 'drawn' }
			: { as: 'offer', offer, category: state.choice.category },
	});

export const faultReceived =
	(message: string): Changed =>
	(state) => ({ ...state, asking: false, shown: { as: 'fault', message } });

export const renewalFailed =
	(stale: string): Changed =>
	(state) => ({ ...state, stale });

/** The chooser waits for a category; until then there is nothing to show, and nothing to switch. */
export const plansCleared: Changed = (state) => ({
	...state,
	switchable: false,
	asking: false,
	shown: { as: 'nothing' },
});
