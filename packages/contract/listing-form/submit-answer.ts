import type { ErrorKey } from './error-keys.ts';

/** The three results of a submitted listing. Spec §7. */
export const SUBMIT_RESPONSE = { success: 'success', fail: 'fail', failure: 'failure' } as const;

export type SubmitResponse = (typeof SUBMIT_RESPONSE)[keyof typeof SUBMIT_RESPONSE];

/** `status` is the redirect URL, used after `TIMING.redirect`. */
export interface SubmitSuccess {
	response: 'success';
	status: string;
	msg: string;
	newuser?: number;
}

/**
 * `status` maps field keys to messages. Existing servers send the key again or the posted value instead of a message,
 * or an empty list or a single value instead of the map. Highlight fields by key, and show a value only if it is a
 * message.
 */
export interface SubmitFail {
	response: 'fail';
	status: Partial<Record<ErrorKey | string, string>> | readonly [] | string | number;
	msg: string;
}

/** `status` is HTML about the account. */
export interface SubmitFailure {
	response: 'failure';
	status: string;
	msg?: string;
}

export type SubmitAnswer = SubmitSuccess | SubmitFail | SubmitFailure;

/** Pages written for the old script parse the response themselves, so it must not have the type JSON. */
export const SUBMIT_CONTENT_TYPE = 'text/html; charset=UTF-8';

/** Markers of the two account errors in the HTML of existing servers. */
export const ACCOUNT_ERROR = {
	taken: 'email-exist-error',
	wrongCredentials: 'invalid-cred-error',
} as const;
