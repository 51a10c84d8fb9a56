import type { NoticeStyle } from '@gazetteer/contract';
import type { Change } from '@gazetteer/store';
import type { Check } from '../interactive/part.ts';

/** An error of one field, found by a check or reported by the server. */
export interface Problem {
	readonly check: Pick<Check, 'field' | 'label' | 'mark' | 'focus' | 'place'>;
	readonly message: string;
	readonly isServers: boolean;
}

/** The reason why the last attempt failed without a response. */
export type SendingFault = 'lost' | 'offline' | 'session' | 'robots';

export interface Notice {
	readonly style: NoticeStyle;
	readonly message: string;
}

/** The phase of the submission. It determines the icon of the button. Spec §4. */
export type Phase = 'idle' | 'checking' | 'invalid' | 'sending' | 'refused' | 'broken' | 'sent';

export interface SubmitState {
	readonly phase: Phase;
	readonly notice?: Notice | undefined;
	/** In the order of the page. */
	readonly problems: readonly Problem[];
	/** The checks that failed before the first submission. Undefined until the first check. */
	readonly missing?: readonly Check[] | undefined;
	/** The server's account error, as HTML. */
	readonly accountError: string;
	readonly fault?: SendingFault | undefined;
	/** Whether the panel offers to submit the form without our script, after an exception. */
	readonly isPlainOffered: boolean;
	/** Aborts the current attempt. */
	readonly sending?: AbortController | undefined;
	/** The uploaded share of the request, from 0 to 1. */
	readonly uploaded: number;
	/** The idempotency key of the listing: the server stores only one listing per key. */
	readonly request: string;
}

type Changed = Change<SubmitState>;

export const initialState: SubmitState = {
	phase: 'idle',
	problems: [],
	accountError: '',
	isPlainOffered: false,
	uploaded: 0,
	request: '',
};

const changed =
	(slice: Partial<SubmitState>): Changed =>
	(state) => ({ ...state, ...slice });

const error = (message: string): Notice => ({ style: 'error', message });

/**
 * Starts an attempt: clears the previous messages, then waits for the sections and checks the
 * form.
 */
export const tryStarted = (sending: AbortController) =>
	changed({
		phase: 'checking',
		sending,
		notice: undefined,
		problems: [],
		accountError: '',
		fault: undefined,
		isPlainOffered: false,
		uploaded: 0,
	});

export const checkFailed = (problems: readonly Problem[], message: string) =>
	changed({ phase: 'invalid', problems, notice: error(message), sending: undefined });

/** The pictures exceed a limit. The form keeps its content and can be sent again. */
export const limitExceeded = (message: string) =>
	changed({ phase: 'invalid', notice: error(message), sending: undefined });

export const sendingStarted = (request: string) => changed({ phase: 'sending', request });

export const uploadMoved = (uploaded: number) => changed({ uploaded });

export const refused = (problems: readonly Problem[], message: string, accountError = '') =>
	changed({
		phase: 'refused',
		problems,
		accountError,
		notice: error(message),
		sending: undefined,
	});

export const faultReceived = (
	fault: SendingFault,
	message: string,
	problems: readonly Problem[] = [],
) => changed({ phase: 'broken', fault, problems, notice: error(message), sending: undefined });

export const listingReceived = (message: string) =>
	changed({ phase: 'sent', notice: { style: 'success', message }, sending: undefined });

/** Resets the phase, after the visitor stopped the attempt or the browser restored the page. */
export const backToIdle = changed({ phase: 'idle', sending: undefined, uploaded: 0 });

/** Ends the attempt after an exception in our code. */
export const brokeDown = (message: string) =>
	changed({
		phase: 'idle',
		notice: error(message),
		problems: [],
		isPlainOffered: true,
		sending: undefined,
		uploaded: 0,
	});

export const isBusy = ({ phase }: SubmitState): boolean => /^(checking|sending)$/.test(phase);

export const noticeClosed = changed({ notice: undefined });

/** Removes the error notice when the last problem of an invalid form is solved. */
export const problemsLeft =
	(problems: readonly Problem[]): Changed =>
	(state) =>
		problems.length || state.phase !== 'invalid'
			? { ...state, problems }
			: { ...state, problems, phase: 'idle', notice: undefined };

export const missingFound = (missing: readonly Check[]) => changed({ missing });
