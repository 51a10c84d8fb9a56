import { EMPTY, offered, type SuggestionsState } from '@gazetteer/combobox';
import type { PlaceFault, Suggestion } from '@gazetteer/places';

export interface LookupState extends SuggestionsState<Suggestion> {
	readonly fault: PlaceFault | '';
}

export const CLOSED: LookupState = { ...EMPTY, isBusy: false, credit: '', fault: '' };

/** The options of the previous response stay until the new response arrives. */
export const asked = (state: LookupState): LookupState => ({ ...state, isBusy: true });

export const answered =
	(suggestions: readonly Suggestion[], credit: string) => (): LookupState => ({
		...CLOSED,
		...offered(suggestions),
		credit,
	});

export const failed = (fault: PlaceFault) => (): LookupState => ({ ...CLOSED, fault });

export const emptied = (): LookupState => CLOSED;
