import type { ServerStatus } from './form-status.ts';

/** A field error in the server's response. Newer servers add the two ids. Spec §3. */
export interface InvalidField {
	field: string;
	message: string;
	idref?: string | null;
	error_id?: string;
}

/**
 * New captcha images and quiz questions by field name. A quiz is a question and the hash of its
 * answer. Spec §7.
 */
export interface Renewed {
	captcha?: Record<string, string>;
	quiz?: Record<string, readonly [question: string, hash: string]>;
}

/** The response to a contact form, always with HTTP status 200. Spec §3 and §7. */
export interface FeedbackAnswer extends Renewed {
	status: ServerStatus | (string & {});
	message: string;
	posted_data_hash?: string;
	invalid_fields?: readonly InvalidField[];
	contact_form_id?: number;
	/** A CSS selector of the form's wrapper: `#` and its id. */
	into?: string;
	demo_mode?: boolean;
}

/**
 * The response to a request for new captcha and quiz questions. PHP sends an empty array if there
 * are none. Spec §7.
 */
export type RefillAnswer = Renewed | readonly [];

/**
 * The file types of captcha images. The digits in an image's file name are the id of its challenge.
 * Spec §7.
 */
export const CAPTCHA_IMAGE_TYPES = ['png', 'gif', 'jpeg'] as const;
