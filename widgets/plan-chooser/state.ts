import type { Duration, PlanUsage } from '@gazetteer/contract';
import type { Change } from '@gazetteer/store';
import type { Offer } from './interactive/offer.ts';

/** The plans that the visitor wants to see. */
export interface Choice {
	/** True for the general plans, false for the plans of a category. */
	readonly standard: boolean;
	/** The term id of the category, or 0 if none is chosen. */
	readonly category: number;
	/** Empty on a page without periods. */
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
	/** Whether there are periods to switch between. */
	readonly switchable: boolean;
	/**
	 * The subject that `switchable` belongs to, because answers for another period do not contain
	 * the state of the switch.
	 */
	readonly switchableFor: string;
	/** Whether the visitor waits for an answer. */
	readonly asking: boolean;
	/** The kind of plans in the last request, for a retry. */
	readonly usage?: PlanUsage | undefined;
	/**
	 * The error message if cached plans could not be renewed. The plans stay visible below the
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
 * Applies a request. General plans have no category, so switching the kind of plans resets the
 * category.
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

/** If an answer does not contain the state of the switch, the current state stays. */
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
