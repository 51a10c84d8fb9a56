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

/** Those that belong to one field; its name follows. */
export const CONTACT_INPUT_PREFIX = {
	captchaChallenge: '_wpcf7_captcha_challenge_',
	quizAnswer: '_wpcf7_quiz_answer_',
	freeText: '_wpcf7_free_text_',
} as const;

/**
 * What a form of our own carries against machines and double posts: the key of this try, filled in by the
 * client, a line that people never see, and when the form was drawn, signed.
 */
export const GUARD_INPUT = {
	request: REQUEST_FIELD,
	honeypot: 'gazetteer_note',
	drawn: 'gazetteer_drawn',
} as const;

/** An input called `topics[]` or `topics[2]` belongs to the field that the schema calls `topics`. */
export const fieldOfInput = (name: string) => name.replace(/\[.*/s, '');

/** Inputs whose names begin like this are left out of an event's `inputs`. Spec §3. */
export const PRIVATE_INPUT = '_';
