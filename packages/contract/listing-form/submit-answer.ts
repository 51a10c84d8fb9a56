import type { ErrorKey } from './error-keys.ts';

/** The value of `response` in the response to a submitted listing. Spec §7. */
export const SUBMIT_RESPONSE = { success: 'success', fail: 'fail', failure: 'failure' } as const;

export type SubmitResponse = (typeof SUBMIT_RESPONSE)[keyof typeof SUBMIT_RESPONSE];

/** A saved listing. `status` is the URL to which the page redirects after `TIMING.redirect`. */
export interface SubmitSuccess {
	response: 'success';
	status: string;
	msg: string;
	newuser?: number;
}

/**
 * A listing with field errors. `status` maps field keys to messages. Existing servers may send the
 * field key or the posted value instead of a message. They may also send an empty list or a single
 * value instead of the map. Highlight fields by key, and show a value only if it is a message.
 */
export interface SubmitFail {
	response: 'fail';
	status: Partial<Record<ErrorKey | string, string>> | readonly [] | string | number;
	msg: string;
}

/** An account error. `status` is HTML. */
export interface SubmitFailure {
	response: 'failure';
	status: string;
	msg?: string;
}

export type SubmitAnswer = SubmitSuccess | SubmitFail | SubmitFailure;

/**
 * The content type of the response is not JSON, because the script of existing pages parses the
 * text itself.
 */
export const SUBMIT_CONTENT_TYPE = 'text/html; charset=UTF-8';

/** Texts in the HTML of existing servers that identify the two account errors. */
export const ACCOUNT_ERROR = {
	taken: 'email-exist-error',
	wrongCredentials: 'invalid-cred-error',
} as const;
