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

/** Prefixes of inputs that belong to a field. The field name follows. */
export const CONTACT_INPUT_PREFIX = {
	captchaChallenge: '_wpcf7_captcha_challenge_',
	quizAnswer: '_wpcf7_quiz_answer_',
	freeText: '_wpcf7_free_text_',
} as const;

/**
 * Inputs of our own forms against bots and duplicate requests: the request key, which the client sets, a honeypot, and
 * the signed time at which the form was rendered.
 */
export const GUARD_INPUT = {
	request: REQUEST_FIELD,
	honeypot: 'gazetteer_note',
	drawn: 'gazetteer_drawn',
} as const;

/** Inputs named `topics[]` or `topics[2]` belong to the schema field `topics`. */
export const fieldOfInput = (name: string) => name.replace(/\[.*/s, '');

/** Inputs with this prefix are excluded from an event's `inputs`. Spec §3. */
export const PRIVATE_INPUT = '_';
