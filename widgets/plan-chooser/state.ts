import type { Duration, PlanUsage } from '@gazetteer/contract';
import type { Change } from '@gazetteer/store';
import type { Offer } from './interactive/offer.ts';

/** The plans that the visitor wants to see. */
export interface Choice {
	/** True for the general plans, false for the plans of a category. */
	readonly standard: boolean;
	/** The term id of the category, or 0 if none is selected. */
	readonly category: number;
	/** An empty string on a page without billing periods. */
	readonly period: Duration | '';
}

/** Identifies the plans of a choice without the period. */
export const subjectOf = ({ standard, category }: Choice) => [standard, category].join();

export const keyOf = (choice: Choice) => [subjectOf(choice), choice.period].join();

export const isSame = (one: Choice, other: Choice) => keyOf(one) === keyOf(other);

/** A visitor's change to the choice. Missing properties keep their value. */
export interface PlanRequest {
	readonly category?: number;
	readonly period?: Duration;
	readonly standard?: boolean;
}

export type ResultsState =
	| { readonly as: 'drawn' }
	| { readonly as: 'nothing' }
	| { readonly as: 'offer'; readonly offer: Offer; readonly category: number }
	| { readonly as: 'skeleton'; readonly height: number; readonly cards: number }
	| { readonly as: 'fault'; readonly message: string };

export interface PlanState {
	readonly choice: Choice;
	/** Whether the visitor can switch the billing period. */
	readonly switchable: boolean;
	/**
	 * The subject for which `switchable` is valid, because responses for another period do not
	 * contain this information.
	 */
	readonly switchableFor: string;
	/** Whether a request is running and the visitor sees no result yet. */
	readonly asking: boolean;
	/** The `planUsage` of the last request, for a retry. */
	readonly usage?: PlanUsage | undefined;
	/**
	 * The error message if the cached plans could not be updated. The plans stay visible below the
	 * message.
	 */
	readonly stale?: string | undefined;
	readonly shown: ResultsState;
}

type Changed = Change<PlanState>;

export const choiceRestored =
	(choice: Choice): Changed =>
	(state) => ({ ...state, choice });

/**
 * Applies a request. Switching between general plans and plans of a category resets the category.
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

/**
 * Stores the plans of a response. If the response does not contain whether there are billing
 * periods, keeps the current value.
 */
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

/** Empties the results and hides the switch until the visitor chooses a category. */
export const plansCleared: Changed = (state) => ({
	...state,
	switchable: false,
	asking: false,
	shown: { as: 'nothing' },
});
