import type { ServerStatus } from './form-status.ts';

/** One field the server refuses. Spec §3. The two ids are extras of newer servers. */
export interface InvalidField {
	field: string;
	message: string;
	idref?: string | null;
	error_id?: string;
}

/** New captcha images and quiz questions, by field name. A quiz is its question and answer hash. */
export interface Renewed {
	captcha?: Record<string, string>;
	quiz?: Record<string, readonly [question: string, hash: string]>;
}

/** The answer to a sent contact form. HTTP 200 whatever the outcome. Spec §3 and §7. */
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

/** PHP writes "nothing to renew" as an empty list. Spec §7. */
export type RefillAnswer = Renewed | readonly [];

/** The digits of a captcha image's file name are its challenge. Spec §7 names these three types. */
export const CAPTCHA_IMAGE_TYPES = ['png', 'gif', 'jpeg'] as const;
