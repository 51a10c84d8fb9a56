import {
	REST_METHOD,
	REST_PATH,
	TIMING,
	restPath,
	type FeedbackAnswer,
	type Renewed,
} from '@gazetteer/contract';
import { WireError, createOpenRest, type Fetch } from '@gazetteer/wire';
import type { Contact } from './contact.ts';
import type { FieldError } from './state.ts';

/** An answer as we understand it, and as it came. */
export interface Feedback {
	readonly status: string;
	readonly message: string;
	readonly hash: string | undefined;
	readonly errors: readonly FieldError[];
	readonly said: Partial<FeedbackAnswer> & Record<string, unknown>;
}

/** Text, or what can be read as such. */
const text = (value: unknown) => (/^(string|number)$/.test(typeof value) ? String(value) : '');

/** The first of each field, however many a server names. */
const readErrors = (fields: unknown): FieldError[] => {
	const first = new Map<string, FieldError>();
	for (const one of Array.isArray(fields) ? fields : []) {
		const { field, message, idref } = Object(one) as Record<string, unknown>;
		const error = { field: text(field), message: text(message), idref: text(idref) };
		if (error.field && error.message && !first.has(error.field)) first.set(error.field, error);
	}
	return [...first.values()];
};

/** Nothing where the server sent nothing (204). Without a status it is not an answer at all. */
export const readFeedback = (body: unknown): Feedback | null => {
	if (!body) return null;
	const said = body as Record<string, unknown>;
	const status = text(said['status']);
	if (!status) throw new WireError('invalid_json');
	return {
		status,
		message: text(said['message']),
		hash: said['posted_data_hash'] as string | undefined,
		errors: readErrors(said['invalid_fields']),
		said,
	};
};

export const askRefill = ({ server, face, leaving }: Contact) =>
	createOpenRest(server)(
		restPath(REST_PATH.refill, face.id),
		(body) => Object(body) as Renewed & Record<string, unknown>,
		{ signal: leaving, timeout: TIMING.contactLimit },
	);

/** Files go out on a way of their own, which knows how far it has come. */
export const sendFeedback = (
	{ server, face }: Contact,
	body: FormData,
	signal: AbortSignal,
	carry?: Fetch,
) =>
	createOpenRest({ ...server, fetch: carry })(
		restPath(REST_PATH.feedback, face.id),
		readFeedback,
		{
			method: REST_METHOD.feedback,
			body,
			signal,
			timeout: carry ? undefined : TIMING.contactLimit,
		},
	);
