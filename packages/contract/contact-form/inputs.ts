import { REQUEST_FIELD } from '../listing-form/fields.ts';

/** The hidden inputs of a contact form. Spec §3. */
export const CONTACT_INPUT = {
	form: '_wpcf7',
	version: '_wpcf7_version',
	locale: '_wpcf7_locale',
	unitTag: '_wpcf7_unit_tag',
	containerPost: '_wpcf7_container_post',
	postedDataHash: '_wpcf7_posted_data_hash',
} as const;

/** Prefixes of the inputs that belong to a field. The field name follows the prefix. */
export const CONTACT_INPUT_PREFIX = {
	captchaChallenge: '_wpcf7_captcha_challenge_',
	quizAnswer: '_wpcf7_quiz_answer_',
	freeText: '_wpcf7_free_text_',
} as const;

/**
 * Inputs in our forms that detect bots and duplicate requests. They contain the request key (set by
 * the client), a honeypot field, and the signed time at which the server rendered the form.
 */
export const GUARD_INPUT = {
	request: REQUEST_FIELD,
	honeypot: 'gazetteer_note',
	drawn: 'gazetteer_drawn',
} as const;

/**
 * Returns the field name in the schema. The inputs `topics[]` and `topics[2]` belong to the field
 * `topics`.
 */
export const fieldOfInput = (name: string) => name.replace(/\[.*/s, '');

/** An event's `inputs` exclude inputs whose name starts with this prefix. Spec §3. */
export const PRIVATE_INPUT = '_';
