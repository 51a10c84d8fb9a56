import { FAULT_MESSAGE, type Fault } from '@gazetteer/contract';
import type { Answer } from './types.ts';

export type WireFault = Fault;

interface WireErrorOptions extends ErrorOptions {
	answer?: Answer;
}

/** Why a call did not come back with an answer. An answer we dislike is not an error. */
export class WireError extends Error {
	override readonly name = 'WireError';

	/** What did come back, where something did: a login page, a full queue, a bare `0`. */
	readonly answer: Answer | undefined;

	constructor(
		readonly code: WireFault,
		{ answer, ...options }: WireErrorOptions = {},
	) {
		super(FAULT_MESSAGE[code], options);
		this.answer = answer;
	}
}

/** Whether the caller aborted the call. Such errors need no message. */
export const wasAborted = (error: unknown): boolean =>
	(Object(error) as Partial<Error>).name === 'AbortError';
