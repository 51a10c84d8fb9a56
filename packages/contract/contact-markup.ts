/** Classes of the contact form's markup, by which themes style it and scripts find it. Spec §2. */
export const CONTACT_CLASS = {
	wrapper: 'wpcf7',
	form: 'wpcf7-form',
	noScript: 'no-js',
	script: 'js',
	screenReader: 'screen-reader-response',
	output: 'wpcf7-response-output',
	hiddenFields: 'hidden-fields-container',
	wrap: 'wpcf7-form-control-wrap',
	control: 'wpcf7-form-control',
	notValid: 'wpcf7-not-valid',
	tip: 'wpcf7-not-valid-tip',
	floatingTips: 'use-floating-validation-tip',
	required: 'wpcf7-validates-as-required',
	url: 'wpcf7-validates-as-url',
	submit: 'wpcf7-submit',
	hasSpinner: 'has-spinner',
	spinner: 'wpcf7-spinner',
	acceptance: 'wpcf7-acceptance',
	acceptanceAsValidation: 'wpcf7-acceptance-as-validation',
	optional: 'optional',
	invert: 'invert',
	exclusive: 'wpcf7-exclusive-checkbox',
	listItem: 'wpcf7-list-item',
	listItemLabel: 'wpcf7-list-item-label',
	hasFreeText: 'has-free-text',
	freeText: 'wpcf7-free-text',
	quiz: 'wpcf7-quiz',
	quizLabel: 'wpcf7-quiz-label',
	captchaImage: 'wpcf7-captchac',
	captchaInput: 'wpcf7-captchar',
	counter: 'wpcf7-character-count',
	countUp: 'up',
	countDown: 'down',
	tooLong: 'too-long',
	tooShort: 'too-short',
	noValidation: 'novalidate',
	reflection: 'wpcf7-reflection',
	wrongPlace: 'wpcf7-form-in-wrong-place',
} as const;

export const CONTACT_ATTRIBUTE = {
	status: 'data-status',
	form: 'data-wpcf7-id',
	field: 'data-name',
	counterTarget: 'data-target-name',
	counterStart: 'data-starting-value',
	counterValue: 'data-current-value',
	counterMaximum: 'data-maximum-value',
	counterMinimum: 'data-minimum-value',
	reflectionOf: 'data-reflection-of',
	reflectionDefault: 'data-default',
} as const;

/** Older pages lack the form id on the wrapper, so a form is found by where it stands. */
export const CONTACT_FORM_SELECTOR = '.wpcf7 > form';

/** Elements with this and a form status rest while the form is in it. Spec §4. */
export const INERT_ON = 'inert-on-';

/** The entry in the list of errors that belongs to one field. */
export const errorEntryId = (unitTag: string, field: string) =>
	`${unitTag}-ve-${field}`.replace(/[^0-9a-z_-]+/gi, '');
