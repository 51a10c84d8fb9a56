import { SUBMIT_RESPONSE as RESPONSE } from '@gazetteer/contract';
import { WireError } from '@gazetteer/wire';

/** What the server made of a listing, in our words. */
export type Outcome =
	| { readonly kind: 'success'; readonly address: string; readonly message: string }
	| {
			readonly kind: 'fail';
			/** By field; '' where the answer only says that it is wrong. */
			readonly fields: ReadonlyMap<string, string>;
			readonly message: string;
			/** A fresh proof, where the form's own was too old: the form is sent once more. */
			readonly nonce: string;
	  }
	| { readonly kind: 'failure'; readonly html: string; readonly message: string };

/** Text, or what can be read as such. */
const text = (value: unknown) => (/^(string|number)$/.test(typeof value) ? String(value) : '');

/** Servers say why in place of a message: with the key again, or with what was sent. */
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

/** Reads one of the three answers. Any other word is no answer at all. `sent` is what was sent for a key. */
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

/** A status of an error may come with one of the three answers all the same. */
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
 * A bare `0`, nothing, a page where data should be: mostly a session that has ended. A piece of HTML is no login page:
 * so WordPress says, with status 200, that it cannot reach its database.
 */
export function isSessionOver(error: unknown): boolean {
	if (!(error instanceof WireError) || !error.answer) return false;
	const { status, redirected, text: words } = error.answer;
	return (
		redirected || (status === 200 && /^\s*(0|-1|<(!doctype|html)\b[\s\S]*)?\s*$/i.test(words))
	);
}

/** Where an answer may lead: to this site, or to a host that the form names. Whole addresses of the web alone. */
export function allowedAddress(address: string, hosts: string): string | undefined {
	if (!URL.canParse(address)) return undefined;
	const { protocol, origin, host, href, username } = new URL(address);
	if (!/^https?:$/.test(protocol) || username) return undefined;
	const isNamed = hosts.split(/\s+/).includes(host);
	return origin === location.origin || isNamed ? href : undefined;
}
