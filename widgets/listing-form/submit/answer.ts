import { SUBMIT_RESPONSE as RESPONSE } from '@gazetteer/contract';
import { WireError } from '@gazetteer/wire';

/** The server's response to a submitted listing, with typed values. */
export type Outcome =
	| { readonly kind: 'success'; readonly address: string; readonly message: string }
	| {
			readonly kind: 'fail';
			/**
			 * Error messages by field key. A message is empty if the response contains no
			 * explanation.
			 */
			readonly fields: ReadonlyMap<string, string>;
			readonly message: string;
			/**
			 * The new nonce, if the form's nonce had expired. The form is then sent again with this
			 * nonce.
			 */
			readonly nonce: string;
	  }
	| { readonly kind: 'failure'; readonly html: string; readonly message: string };

/** Converts a string or a number to text, and any other value to an empty string. */
const text = (value: unknown) => (/^(string|number)$/.test(typeof value) ? String(value) : '');

/**
 * Returns whether a value is an error message. Some servers send the field's name or the submitted
 * value instead.
 */
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
 * Returns a function that reads the three types of response, and throws for any other. `sent`
 * returns the submitted value of a field.
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
 * Reads the response of a failed request, because some servers send field errors with an HTTP error
 * status.
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
 * Detects an expired session: a redirect, `0` or `-1`, an empty response or a login page. Only a
 * complete HTML document counts as a login page, because WordPress reports a database error as an
 * HTML fragment.
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
