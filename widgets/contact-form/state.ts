import type { FormStatus } from '@gazetteer/contract';
import type { Change } from '@gazetteer/store';

/** The error of one field, with the id of its control if the server sent one. */
export interface FieldError {
	readonly field: string;
	readonly message: string;
	readonly idref?: string;
}

/** The state of a form after the first interaction. */
export interface FormState {
	readonly status: FormStatus;
	/** The last status that was not temporary (such as `submitting`). */
	readonly settled: FormStatus;
	/** The message about the whole form. */
	readonly message: string;
	/** In the page's order, at most one for each field. */
	readonly errors: readonly FieldError[];
	/** Whether the page still shows the errors that the server rendered. */
	readonly isAsDrawn: boolean;
	/** Aborts the current submission. */
	readonly sending?: AbortController | undefined;
	/** The focused element at the time of submission. */
	readonly sentFrom?: Element | null;
	/** The uploaded share of the files, from 0 to 1. Undefined while no files are uploaded. */
	readonly uploaded?: number | undefined;
	/**
	 * The request key of the current message. After a lost response, the next attempt uses the same
	 * key.
	 */
	readonly request: string;
	/**
	 * No request may be sent before this time, in milliseconds of `performance.now()`. The message
	 * gives the reason.
	 */
	readonly retryAfter?: { readonly until: number; readonly message: string };
	/** Whether the form is being reset because the message was sent. */
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

/** Sets the field errors. The message about the whole form stays until all errors are solved. */
export const errorsFound = (errors: readonly FieldError[]) => changed({ errors, isAsDrawn: false });

export const answerReceived = (message: string, errors: readonly FieldError[] = []) =>
	changed({ message, errors, isAsDrawn: false });

export const errorsCleared = answerReceived('');

/** Stores the error of a failed request. The next request must not be sent before `until`. */
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

/** Returns the message and all errors as plain text, for use without a view. */
export const plainText = ({ message, errors }: Pick<FormState, 'message' | 'errors'>) =>
	[message, ...errors.map((error) => error.message)].join('\n').trim();
