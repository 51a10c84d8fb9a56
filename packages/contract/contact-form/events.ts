import type { FormStatus } from './form-status.ts';
import type { FeedbackAnswer } from './answers.ts';

/**
 * The contact form's events, under the names that site scripts have listened for since long before
 * us. They are fired on the form, bubble, and cannot be cancelled. Spec §3 and §4.
 */
export const CONTACT_EVENT = {
	beforesubmit: 'wpcf7beforesubmit',
	statuschanged: 'wpcf7statuschanged',
	invalid: 'wpcf7invalid',
	unaccepted: 'wpcf7unaccepted',
	spam: 'wpcf7spam',
	aborted: 'wpcf7aborted',
	mailsent: 'wpcf7mailsent',
	mailfailed: 'wpcf7mailfailed',
	submit: 'wpcf7submit',
	reset: 'wpcf7reset',
} as const;

/** The event that goes with a form status after an answer; any other status has none. Spec §4. */
export const OUTCOME_EVENT = {
	invalid: 'wpcf7invalid',
	unaccepted: 'wpcf7unaccepted',
	spam: 'wpcf7spam',
	aborted: 'wpcf7aborted',
	sent: 'wpcf7mailsent',
	failed: 'wpcf7mailfailed',
} as const;

/** Ids are numbers, not text: listeners compare them strictly. */
export interface ContactDetail {
	contactFormId: number;
	pluginVersion: string;
	contactFormLocale: string;
	unitTag: string;
	containerPostId: number;
	/** The server's own word once there is an answer, the form's status before and at a reset. */
	status: string;
}

export interface ContactStatusChanged extends ContactDetail {
	status: FormStatus;
	prevStatus: FormStatus;
}

export interface ContactInput {
	name: string;
	value: FormDataEntryValue;
}

/** `formData` is live: what a listener appends is sent. Names that begin with `_` are not listed. */
export interface ContactBeforeSubmit extends ContactDetail {
	inputs: ContactInput[];
	formData: FormData;
}

/** `apiResponse` is the answer as it came, with whatever keys other plugins put there. */
export interface ContactAnswered extends ContactBeforeSubmit {
	apiResponse: Partial<FeedbackAnswer> & Record<string, unknown>;
}

type Answers = Exclude<keyof typeof CONTACT_EVENT, 'beforesubmit' | 'statuschanged'>;

/** What each of them carries. An answer's event and a reset's differ only in their moment. */
export type ContactEventDetails = Record<(typeof CONTACT_EVENT)[Answers], ContactAnswered> & {
	wpcf7beforesubmit: ContactBeforeSubmit;
	wpcf7statuschanged: ContactStatusChanged;
};
