// Classes in the markup of the contact form, used by themes and scripts. Import them as
// `CONTACT_CLASS.wrapper`. Each class is a separate export for tree shaking. Spec §2.

export const wrapper = 'wpcf7';
export const form = 'wpcf7-form';
export const noScript = 'no-js';
export const script = 'js';
export const screenReader = 'screen-reader-response';
export const output = 'wpcf7-response-output';
export const hiddenFields = 'hidden-fields-container';
export const wrap = 'wpcf7-form-control-wrap';
export const control = 'wpcf7-form-control';
export const notValid = 'wpcf7-not-valid';
export const tip = 'wpcf7-not-valid-tip';
export const floatingTips = 'use-floating-validation-tip';
export const required = 'wpcf7-validates-as-required';
export const url = 'wpcf7-validates-as-url';
export const submit = 'wpcf7-submit';
export const hasSpinner = 'has-spinner';
export const spinner = 'wpcf7-spinner';
export const acceptance = 'wpcf7-acceptance';
export const acceptanceAsValidation = 'wpcf7-acceptance-as-validation';
export const optional = 'optional';
export const invert = 'invert';
export const exclusive = 'wpcf7-exclusive-checkbox';
export const listItem = 'wpcf7-list-item';
export const listItemLabel = 'wpcf7-list-item-label';
export const hasFreeText = 'has-free-text';
export const freeText = 'wpcf7-free-text';
export const quiz = 'wpcf7-quiz';
export const quizLabel = 'wpcf7-quiz-label';
export const captchaImage = 'wpcf7-captchac';

/** A class prefix. The field name without colons follows. */
export const captchaOf = 'wpcf7-captcha-';
export const captchaInput = 'wpcf7-captchar';
export const counter = 'wpcf7-character-count';
export const countUp = 'up';
export const countDown = 'down';
export const tooLong = 'too-long';
export const tooShort = 'too-short';
export const noValidation = 'novalidate';
export const reflection = 'wpcf7-reflection';
export const wrongPlace = 'wpcf7-form-in-wrong-place';
