import type { ServerStatus } from './form-status.ts';

/** A field that the server refused. Spec §3. Newer servers add the two ids. */
export interface InvalidField {
	field: string;
	message: string;
	idref?: string | null;
	error_id?: string;
}

/** New captcha images and quiz questions by field name. A quiz is a question and the hash of its answer. */
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
	/** The form on the page, as a selector of its id: `#` and the unit tag. */
	into?: string;
	demo_mode?: boolean;
}

/** PHP sends an empty array if there is nothing new. Spec §7. */
export type RefillAnswer = Renewed | readonly [];

/** The digits in the file name of a captcha image are its challenge. Spec §7 names these three types. */
export const CAPTCHA_IMAGE_TYPES = ['png', 'gif', 'jpeg'] as const;
