import type { PlaceFault, Suggestion } from '@gazetteer/places';

/** What an input that suggests places shows. */
export interface LookupState {
	readonly suggestions: readonly Suggestion[];
	/** The one that the arrow keys are on; -1 for none. */
	readonly at: number;
	readonly isBusy: boolean;
	readonly fault: PlaceFault | '';
}

export const CLOSED: LookupState = { suggestions: [], at: -1, isBusy: false, fault: '' };

/** What was suggested before stays until the answer is there. */
export const asked = (state: LookupState): LookupState => ({ ...state, isBusy: true });

export const answered = (suggestions: readonly Suggestion[]) => (): LookupState => ({
	...CLOSED,
	suggestions,
});

export const failed = (fault: PlaceFault) => (): LookupState => ({ ...CLOSED, fault });

export const closed = (): LookupState => CLOSED;

/** From the last to the first and back; from the input itself to either end. */
export const moved =
	(by: 1 | -1) =>
	(state: LookupState): LookupState => {
		const count = state.suggestions.length;
		if (!count) return state;
		const from = state.at < 0 && by < 0 ? 0 : state.at;
		return { ...state, at: (from + by + count) % count };
	};
