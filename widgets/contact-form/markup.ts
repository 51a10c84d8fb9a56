import {
	CONTACT_ATTRIBUTE as ATTRIBUTE,
	CONTACT_CLASS as CLASS,
	CONTACT_INPUT as INPUT,
	MARK,
	REQUEST_FIELD,
} from '@gazetteer/contract';

const MARKED = `[${MARK.widget}~=contact-form]`;

/** What only our server draws into a form. */
const OWN_INPUT = `[name=${REQUEST_FIELD}]`;

/** Contact Form 7 prints the form's id on the wrapper since 6.0, and its version in each form. */
const OTHER = `[data-wpcf7-id],:has([name=${INPUT.version}][value^="5.9"])`;

/** A form that our own server drew, and that asks it. A page may mark forms of Contact Form 7, too. */
export const isOwnForm = (root: Element) =>
	root.matches(MARKED) && (!!root.querySelector(OWN_INPUT) || !root.matches(OTHER));

/** Older pages lack the form's id on the wrapper, so the form is found by where it stands. */
export const FORM = ':scope>form';

export const WRAP = `.${CLASS.wrap}`;
export const CONTROL = `.${CLASS.control}`;
export const TIP = `.${CLASS.tip}`;
export const UNCHECKED = `.${CLASS.noValidation}`;
export const SUBMIT = `.${CLASS.submit}`;
export const OUTPUT = `.${CLASS.output}`;
export const FOR_EARS = `.${CLASS.screenReader}`;
export const STATUS_REGION = `${FOR_EARS} [role=status]`;
export const HAS_SPINNER = `.${CLASS.hasSpinner}`;
export const SPINNER = `.${CLASS.spinner}`;
export const WRAPPER = `.${CLASS.wrapper}`;
export const ASKED_OF_MACHINES = `.${CLASS.quiz},.${CLASS.captchaInput}`;
export const COUNTER = `.${CLASS.counter}`;
export const REFLECTION = `[${ATTRIBUTE.reflectionOf}]`;

/** What shows elsewhere what stands in a field. */
export const MIRROR = `${COUNTER},${REFLECTION}`;

/** What a visitor can fill in. */
export const FILLED_IN = 'input,select,textarea';

/** What helper scripts look for on an element that a status made inert. */
export const ACTIVE_ON_ANY = 'active-on-any';

/** On the wrapper: a send that failed is told to the console alone. */
export const QUIET = 'data-gazetteer-quiet';
