import type { ServerResponse } from 'node:http';
import type { InvalidField } from '@gazetteer/contract';
import type { Reply } from './recorded.ts';

const HASH = '0123456789abcdef0123456789abcdef';

/**
 * The recorded message of each status. The messages differ from real ones, so that a test
 * recognises them.
 */
export const WORDS = {
	validation_failed: 'Two lines need another look.',
	acceptance_missing: 'The rules come first.',
	spam: 'This looks like a machine wrote it.',
	aborted: 'Something in the office said no.',
	mail_sent: 'Your letter is on its way.',
	mail_failed: 'The letter could not be taken to the post.',
	payment_required: 'There is a fee to pay.',
} as const;

export type Answered = keyof typeof WORDS;

/** A response with the properties of a real response. `extra` overrides some of them. */
export const answer = (status: string, extra: object = {}) => ({
	contact_form_id: 12,
	status,
	message: (WORDS as Record<string, string>)[status] ?? `It is ${status}.`,
	posted_data_hash: /^(validation_failed|acceptance_missing|spam)$/.test(status) ? '' : HASH,
	into: '#wpcf7-f12-p23-o1',
	invalid_fields: [],
	...extra,
});

export const refusal = (...fields: InvalidField[]) =>
	answer('validation_failed', { invalid_fields: fields });

export const invalid = (field: string, message: string, idref: string | null = null) => ({
	field,
	message,
	idref,
	error_id: `wpcf7-f12-p23-o1-ve-${field}`,
});

export const NAME_MISSING = invalid('your-name', 'A name is missing.', 'your-name');
export const EMAIL_WRONG = invalid('your-email', 'No letter would reach this.', 'your-email');

/** A response with any status, body and headers. */
export const raw =
	(status: number, body: string | Buffer = '', headers: Record<string, string> = {}): Reply =>
	(response: ServerResponse) =>
		response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

export const html = (status: number, headers: Record<string, string> = {}): Reply =>
	raw(
		status,
		'<!doctype html><title>Sorry</title><h1 id="intruder">Log in</h1><script>window.ran = 1</script>',
		{ 'content-type': 'text/html', ...headers },
	);

/** Sends a response whose connection is lost in the middle. */
export const broken: Reply = (response: ServerResponse) => {
	response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
	response.write('{"status":"mail_sent","mess');
	setImmediate(() => response.destroy());
};

/** A server that never responds. */
export const silence: Reply = () => {};

/** A response that waits until the test releases it. */
export function held(reply: object) {
	let letGo = () => {};
	const going = new Promise<void>((done) => {
		letGo = done;
	});
	return {
		reply: (async (response: ServerResponse) => {
			await going;
			response
				.writeHead(200, { 'content-type': 'application/json' })
				.end(JSON.stringify(reply));
		}) as Reply,
		release: () => letGo(),
	};
}

const rule = (name: string, field: string, error: string, more: object = {}) => ({
	rule: name,
	field,
	error,
	...more,
});

/** A validation schema for fields with these names. */
export const schema = (...rules: object[]) => ({
	version: 'Contact Form 7 SWV Schema 2024-10',
	locale: 'en_US',
	rules: [
		rule('required', 'your-name', 'A name, please.'),
		rule('maxlength', 'your-name', 'A shorter name, please.', { threshold: '40' }),
		rule('required', 'your-email', 'An address, please.'),
		rule('email', 'your-email', 'That is no address.'),
		rule('maxlength', 'your-message', 'Less of it, please.', { threshold: '2000' }),
		...rules,
	],
});
