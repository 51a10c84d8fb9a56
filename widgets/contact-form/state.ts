import type { Change } from '@gazetteer/store';

/** What is wrong with one field, and the id of its control where the server named one. */
export interface FieldError {
	readonly field: string;
	readonly message: string;
	readonly idref?: string;
}

export interface ContactState {
	/** The form's one sentence about the whole. */
	readonly message: string;
	/** In the page's order, one at most for each field. */
	readonly errors: readonly FieldError[];
	/** The share of the files that has gone out, from 0 to 1, while some are going. */
	readonly gone?: number | undefined;
}

type Changed = Change<ContactState>;

export const cleared: Changed = (state) => ({ ...state, message: '', errors: [] });

export const told =
	(message: string, errors: readonly FieldError[] = []): Changed =>
	(state) => ({ ...state, message, errors });

/** All of it in words, for where nothing better can be drawn. */
export const inWords = ({ message, errors }: ContactState) =>
	[message, ...errors.map((error) => error.message)].join('\n').trim();
