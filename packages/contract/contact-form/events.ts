import type { FormStatus } from './form-status.ts';
import type { FeedbackAnswer } from './answers.ts';

/**
 * The events of the contact form, with the names of Contact Form 7. They are fired on the form, bubble, and cannot be
 * cancelled. Spec §3 and §4.
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

/** The event of each form status after a response. Other statuses have none. Spec §4. */
export const OUTCOME_EVENT = {
	invalid: 'wpcf7invalid',
	unaccepted: 'wpcf7unaccepted',
	spam: 'wpcf7spam',
	aborted: 'wpcf7aborted',
	sent: 'wpcf7mailsent',
	failed: 'wpcf7mailfailed',
} as const;

/** Ids are numbers, because listeners use strict comparison. */
export interface ContactDetail {
	contactFormId: number;
	pluginVersion: string;
	contactFormLocale: string;
	unitTag: string;
	containerPostId: number;
	/** The status of the response, or the form status before a response and at a reset. */
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

/** `formData` is live: values that a listener appends are sent. `inputs` excludes names with a leading `_`. */
export interface ContactBeforeSubmit extends ContactDetail {
	inputs: ContactInput[];
	formData: FormData;
}

/** `apiResponse` is the original response, including keys of other plugins. */
export interface ContactAnswered extends ContactBeforeSubmit {
	apiResponse: Partial<FeedbackAnswer> & Record<string, unknown>;
}

type Answers = Exclude<keyof typeof CONTACT_EVENT, 'beforesubmit' | 'statuschanged'>;

/** The details of each event. Events of a response and of a reset have the same shape. */
export type ContactEventDetails = Record<(typeof CONTACT_EVENT)[Answers], ContactAnswered> & {
	wpcf7beforesubmit: ContactBeforeSubmit;
	wpcf7statuschanged: ContactStatusChanged;
};
