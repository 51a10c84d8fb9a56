import { SUBMIT_RESPONSE as RESPONSE } from '@gazetteer/contract';
import { WireError } from '@gazetteer/wire';

/** The server's answer to a submitted listing, in a typed form. */
export type Outcome =
	| { readonly kind: 'success'; readonly address: string; readonly message: string }
	| {
			readonly kind: 'fail';
			/**
			 * Messages by field name. The message is '' if the answer names the field without
			 * explaining the error.
			 */
			readonly fields: ReadonlyMap<string, string>;
			readonly message: string;
			/** A new nonce, if the form's nonce had expired. The form is then sent again. */
			readonly nonce: string;
	  }
	| { readonly kind: 'failure'; readonly html: string; readonly message: string };

/** Converts a string or a number to text; anything else becomes ''. */
const text = (value: unknown) => (/^(string|number)$/.test(typeof value) ? String(value) : '');

/** Some servers put the field's name or the submitted value where the message should be. */
const isMessage = (said: string, key: string, sent: string | undefined) =>
	said !== key && said !== sent;

function readFields(status: unknown, sent: (key: string) => string | undefined) {
	const fields = new Map<string, string>();
	if (typeof status !== 'object' || status === null || Array.isArray(status)) return fields;
	for (const [key, value] of Object.entries(status)) {
		const said = text(value);
		fields.set(key, isMessage(said, key, sent(key)) ? said : '');
	}
	return fields;
}

/**
 * Returns a reader for the three kinds of answer. Any other answer throws. `sent` returns the
 * value that was sent for a key.
 */
export const readAnswer =
	(sent: (key: string) => string | undefined) =>
	(answer: unknown): Outcome => {
		const { response, status, msg, nonce } = Object(answer) as Record<string, unknown>;
		const message = text(msg);
		if (response === RESPONSE.success) {
			return { kind: 'success', address: text(status), message };
		}
		if (response === RESPONSE.fail) {
			const fields = readFields(status, sent);
			return { kind: 'fail', fields, message, nonce: text(nonce) };
		}
		if (response === RESPONSE.failure) return { kind: 'failure', html: text(status), message };
		throw new WireError('invalid_json');
	};

/**
 * Reads an answer from an error response, because servers may send one with an HTTP error status.
 */
export function answerWithin(error: unknown, read: (answer: unknown) => Outcome) {
	const words = error instanceof WireError ? error.answer?.text : undefined;
	if (!words) return undefined;
	try {
		return read(JSON.parse(words));
	} catch {
		return undefined;
	}
}

/**
 * Detects an expired session: a redirect, a bare `0` or `-1`, an empty answer or a login page.
 * Only a whole HTML document counts: WordPress reports a database error as an HTML fragment with
 * status 200.
 */
export function isSessionOver(error: unknown): boolean {
	if (!(error instanceof WireError) || !error.answer) return false;
	const { status, redirected, text: words } = error.answer;
	return (
		redirected || (status === 200 && /^\s*(0|-1|<(!doctype|html)\b[\s\S]*)?\s*$/i.test(words))
	);
}

/**
 * Returns the redirect address if it is an HTTP address on this site or on a host that the form
 * allows.
 */
export function allowedAddress(address: string, hosts: string): string | undefined {
	if (!URL.canParse(address)) return undefined;
	const { protocol, origin, host, href, username } = new URL(address);
	if (!/^https?:$/.test(protocol) || username) return undefined;
	const isNamed = hosts.split(/\s+/).includes(host);
	return origin === location.origin || isNamed ? href : undefined;
}
