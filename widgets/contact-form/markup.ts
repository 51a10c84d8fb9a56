import {
	CONTACT_ATTRIBUTE as ATTRIBUTE,
	CONTACT_CLASS as CLASS,
	CONTACT_INPUT as INPUT,
	MARK,
	REQUEST_FIELD,
} from '@gazetteer/contract';

const MARKED = `[${MARK.widget}~=contact-form]`;

/** The server renders this input in our own forms only. */
const OWN_INPUT = `[name=${REQUEST_FIELD}]`;

/** Contact Form 7 prints the form's id on the wrapper since 6.0, and its version in each form. */
const OTHER = `[data-wpcf7-id],:has([name=${INPUT.version}][value^="5.9"])`;

/**
 * Returns whether our plugin rendered the form. The attribute `data-gazetteer` is not enough,
 * because a page may add it to forms of Contact Form 7.
 */
export const isOwnForm = (root: Element) =>
	root.matches(MARKED) && (!!root.querySelector(OWN_INPUT) || !root.matches(OTHER));

/** Older pages do not print the form's id on the wrapper, so find the form by its position. */
export const FORM = ':scope>form';

export const WRAP = `.${CLASS.wrap}`;
export const CONTROL = `.${CLASS.control}`;
export const TIP = `.${CLASS.tip}`;
export const UNCHECKED = `.${CLASS.noValidation}`;
export const SUBMIT = `.${CLASS.submit}`;
export const OUTPUT = `.${CLASS.output}`;
export const SCREEN_READER = `.${CLASS.screenReader}`;
export const STATUS_REGION = `${SCREEN_READER} [role=status]`;
export const HAS_SPINNER = `.${CLASS.hasSpinner}`;
export const SPINNER = `.${CLASS.spinner}`;
export const WRAPPER = `.${CLASS.wrapper}`;
export const CHALLENGE_INPUT = `.${CLASS.quiz},.${CLASS.captchaInput}`;
export const COUNTER = `.${CLASS.counter}`;
export const REFLECTION = `[${ATTRIBUTE.reflectionOf}]`;

/** Elements that repeat or count a field's value. */
export const MIRROR = `${COUNTER},${REFLECTION}`;

export const FILLED_IN = 'input,select,textarea';

/**
 * The class of elements that are inert because of the form status. Helper scripts look for this
 * class.
 */
export const ACTIVE_ON_ANY = 'active-on-any';

/** An attribute on the wrapper. With it, errors of a submission are logged to the console only. */
export const QUIET = 'data-gazetteer-quiet';
