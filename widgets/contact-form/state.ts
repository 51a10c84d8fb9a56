import type { FormStatus } from '@gazetteer/contract';
import type { Change } from '@gazetteer/store';

/** What is wrong with one field, and the id of its control where the server named one. */
export interface FieldError {
	readonly field: string;
	readonly message: string;
	readonly idref?: string;
}

/** All that can be true of a form that a visitor has touched. */
export interface FormState {
	readonly status: FormStatus;
	/** The last status that was not a passage to another one. */
	readonly settled: FormStatus;
	/** The form's one sentence about the whole. */
	readonly message: string;
	/** In the page's order, one at most for each field. */
	readonly errors: readonly FieldError[];
	/** The errors that the server drew into the page stand, because nothing has been said since. */
	readonly isAsDrawn: boolean;
	/** Ends the one send that may be under way. */
	readonly sending?: AbortController | undefined;
	/** Where the focus was when the visitor sent. */
	readonly sentFrom?: Element | null;
	/** The share of the files that has gone out, from 0 to 1, while some are going. */
	readonly uploaded?: number | undefined;
	/** Names the try whose answer may have got lost. */
	readonly request: string;
	/** The server asked not to be called until this moment of the page's own clock; the message says why. */
	readonly retryAfter?: { readonly until: number; readonly message: string };
	/** The reset under way follows a message that was sent. */
	readonly resetsAfterSending: boolean;
}

type Changed = Change<FormState>;

export const initialState = (status: FormStatus, message: string): FormState => ({
	status,
	settled: status,
	message,
	errors: [],
	isAsDrawn: true,
	request: '',
	resetsAfterSending: false,
});

const changed =
	(slice: Partial<FormState>): Changed =>
	(state) => ({ ...state, ...slice });

const PASSAGE = /^(submitting|resetting|validating)/;

export const statusEntered = (status: FormStatus) =>
	changed(PASSAGE.test(status) ? { status } : { status, settled: status });

/** What is wrong with fields leaves the sentence about the whole, as long as anything is wrong. */
export const errorsFound = (errors: readonly FieldError[]) => changed({ errors, isAsDrawn: false });

export const answerReceived = (message: string, errors: readonly FieldError[] = []) =>
	changed({ message, errors, isAsDrawn: false });

export const errorsCleared = answerReceived('');

/** The server cannot be called, or asks not to be called for some time. */
export const faultReceived = (until: number, message: string, errors: readonly FieldError[]) =>
	changed({
		retryAfter: { until, message },
		message: errors.length ? '' : message,
		errors,
		isAsDrawn: false,
	});

export const sendingStarted = (sending: AbortController, sentFrom: Element | null) =>
	changed({ sending, sentFrom });

export const sendingEnded = changed({ sending: undefined });

export const uploadMoved = (uploaded: number | undefined) => changed({ uploaded });

export const requestNamed = (request: string) => changed({ request });

export const resetStarted = (resetsAfterSending: boolean) => changed({ resetsAfterSending });

/** All of it in words, for where nothing better can be drawn. */
export const inWords = ({ message, errors }: Pick<FormState, 'message' | 'errors'>) =>
	[message, ...errors.map((error) => error.message)].join('\n').trim();
