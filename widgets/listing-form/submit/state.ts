import type { NoticeStyle } from '@gazetteer/contract';
import type { Change } from '@gazetteer/store';
import type { Check } from '../interactive/part.ts';

/** What is wrong with one field, and who says so: a rule of the page, or the server. */
export interface Problem {
	readonly check: Pick<Check, 'field' | 'label' | 'mark' | 'focus' | 'place'>;
	readonly message: string;
	readonly isServers: boolean;
}

/** Why the last try brought no answer. */
export type SendingFault = 'lost' | 'offline' | 'session' | 'robots';

export interface Notice {
	readonly style: NoticeStyle;
	readonly message: string;
}

/** Spec §4: what the form is at, and with it the icon of the button. */
export type Phase = 'idle' | 'checking' | 'invalid' | 'sending' | 'refused' | 'broken' | 'sent';

/** All that can be true of a form that is sent. */
export interface SubmitState {
	readonly phase: Phase;
	readonly notice?: Notice | undefined;
	/** In the order of the page. */
	readonly problems: readonly Problem[];
	/** What a form that nobody has sent yet lacks. Unknown until somebody has written something. */
	readonly missing?: readonly Check[] | undefined;
	/** What the server says of the account, as markup. */
	readonly accountError: string;
	readonly fault?: SendingFault | undefined;
	/** The form broke before it sent anything: the panel offers to post it without us. */
	readonly isPlainOffered: boolean;
	/** Ends the one try that may be under way. */
	readonly sending?: AbortController | undefined;
	/** The share that has gone out, from 0 to 1. */
	readonly uploaded: number;
	/** Names the listing that is sent, until the server has it. Spec of the wire: one key, one listing. */
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

/** A new try begins without the messages of the one before. It waits for the form's parts, then checks them. */
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

/** Too many pictures, or too large ones: the form stays, and its button is as it was before. */
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

/** As before the try: the visitor stopped it, or the browser shows the page again. */
export const backToIdle = changed({ phase: 'idle', sending: undefined, uploaded: 0 });

/** A bug stopped the try. */
export const brokeDown = (message: string) =>
	changed({
		phase: 'idle',
		notice: error(message),
		problems: [],
		isPlainOffered: true,
		sending: undefined,
		uploaded: 0,
	});

/** While a try is under way no other begins. */
export const isBusy = ({ phase }: SubmitState): boolean => /^(checking|sending)$/.test(phase);

export const noticeClosed = changed({ notice: undefined });

/** Where nothing of what was wrong is left, there is nothing to say any more. */
export const problemsLeft =
	(problems: readonly Problem[]): Changed =>
	(state) =>
		problems.length || state.phase !== 'invalid'
			? { ...state, problems }
			: { ...state, problems, phase: 'idle', notice: undefined };

export const missingFound = (missing: readonly Check[]) => changed({ missing });
