import type { FormStatus } from './form-status.ts';
import type { FeedbackAnswer } from './answers.ts';

/**
 * The events of the contact form, with the names of Contact Form 7. They bubble from the form, and
 * listeners cannot cancel them. Spec §3 and §4.
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

/**
 * The event that the form fires after a response, by form status. A status that is not in this list
 * fires no event. Spec §4.
 */
export const OUTCOME_EVENT = {
	invalid: 'wpcf7invalid',
	unaccepted: 'wpcf7unaccepted',
	spam: 'wpcf7spam',
	aborted: 'wpcf7aborted',
	sent: 'wpcf7mailsent',
	failed: 'wpcf7mailfailed',
} as const;

/**
 * The `detail` of a contact form event. Its ids are numbers, because existing listeners compare
 * them with `===`.
 */
export interface ContactDetail {
	contactFormId: number;
	pluginVersion: string;
	contactFormLocale: string;
	unitTag: string;
	containerPostId: number;
	/**
	 * The status in the server's response. Before a response, and in the reset event, it is the
	 * form status.
	 */
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

/**
 * The `detail` of the event before a submission. `formData` is live: the form also sends values
 * that a listener appends. `inputs` excludes names that start with `_`.
 */
export interface ContactBeforeSubmit extends ContactDetail {
	inputs: ContactInput[];
	formData: FormData;
}

/**
 * The `detail` of events after a response. `apiResponse` is the unchanged response, including keys
 * that other plugins add.
 */
export interface ContactAnswered extends ContactBeforeSubmit {
	apiResponse: Partial<FeedbackAnswer> & Record<string, unknown>;
}

type Answers = Exclude<keyof typeof CONTACT_EVENT, 'beforesubmit' | 'statuschanged'>;

/**
 * The type of `detail` for each event. Events after a response and after a reset have the same
 * type.
 */
export type ContactEventDetails = Record<(typeof CONTACT_EVENT)[Answers], ContactAnswered> & {
	wpcf7beforesubmit: ContactBeforeSubmit;
	wpcf7statuschanged: ContactStatusChanged;
};
