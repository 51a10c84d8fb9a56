import type { Change } from '@gazetteer/store';
import type { ContactState, FieldError } from './state.ts';

/** What is wrong with fields has no say in the sentence about the whole, as long as anything is. */
export const found =
	(errors: readonly FieldError[]): Change<ContactState> =>
	(state) => ({ ...state, errors });
