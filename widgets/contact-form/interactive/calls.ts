import {
	REST_METHOD,
	REST_PATH,
	TIMING,
	restPath,
	type FeedbackAnswer,
	type Renewed,
} from '@gazetteer/contract';
import { WireError, createOpenRest, type Fetch } from '@gazetteer/wire';
import type { ContactForm } from '../form.ts';
import type { FieldError } from '../state.ts';

/** The server's response with typed values, and the original body. */
export interface Feedback {
	readonly status: string;
	readonly message: string;
	readonly hash: string | undefined;
	readonly errors: readonly FieldError[];
	readonly body: Partial<FeedbackAnswer> & Record<string, unknown>;
}

/** Converts a string or a number to text; anything else becomes ''. */
const text = (value: unknown) => (/^(string|number)$/.test(typeof value) ? String(value) : '');

/** Reads the first error of each field. */
const readErrors = (fields: unknown): FieldError[] => {
	const first = new Map<string, FieldError>();
	for (const one of Array.isArray(fields) ? fields : []) {
		const { field, message, idref } = Object(one) as Record<string, unknown>;
		const error = { field: text(field), message: text(message), idref: text(idref) };
		if (error.field && error.message && !first.has(error.field)) first.set(error.field, error);
	}
	return [...first.values()];
};

/** Reads a response. Returns null for an empty response (204). Throws if the status is missing. */
export const readFeedback = (answer: unknown): Feedback | null => {
	if (!answer) return null;
	const body = answer as Record<string, unknown>;
	const status = text(body['status']);
	if (!status) throw new WireError('invalid_json');
	return {
		status,
		message: text(body['message']),
		hash: body['posted_data_hash'] as string | undefined,
		errors: readErrors(body['invalid_fields']),
		body,
	};
};

export const askRefill = ({ server, facade, leaving }: ContactForm) =>
	createOpenRest(server)(
		restPath(REST_PATH.refill, facade.id),
		(body) => Object(body) as Renewed & Record<string, unknown>,
		{ signal: leaving, timeout: TIMING.contactLimit },
	);

/**
 * Posts the form. `upload` replaces `fetch` for files; it reports progress and has its own time
 * limit.
 */
export const sendFeedback = (
	{ server, facade }: ContactForm,
	body: FormData,
	signal: AbortSignal,
	upload?: Fetch,
) =>
	createOpenRest({ ...server, fetch: upload })(
		restPath(REST_PATH.feedback, facade.id),
		readFeedback,
		{
			method: REST_METHOD.feedback,
			body,
			signal,
			timeout: upload ? undefined : TIMING.contactLimit,
		},
	);
