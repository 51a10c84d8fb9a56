import { FAULT_MESSAGE, type Fault } from '@gazetteer/contract';
import type { Answer } from './types.ts';

export type WireFault = Fault;

interface WireErrorOptions extends ErrorOptions {
	answer?: Answer;
}

/** A request without a usable response. A response that reports a problem is not a `WireError`. */
export class WireError extends Error {
	override readonly name = 'WireError';

	/** The unusable response, if there was one, such as a login page. */
	readonly answer: Answer | undefined;

	constructor(
		readonly code: WireFault,
		{ answer, ...options }: WireErrorOptions = {},
	) {
		super(FAULT_MESSAGE[code], options);
		this.answer = answer;
	}
}

/** Whether the caller aborted the call. Show no message for such an error. */
export const wasAborted = (error: unknown): boolean =>
	(Object(error) as Partial<Error>).name === 'AbortError';
