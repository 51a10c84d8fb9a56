import { CONTACT_GLOBAL, MESSAGE, type ContactConfig, type FormStatus } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Actions, ContactForm } from './form.ts';
import { QUIET, WRAPPER } from './markup.ts';
import { showPlainText } from './status-markup.ts';

/** The object that scripts of the page read as `form.wpcf7`. */
export interface FormFacade {
	readonly id: number;
	status: FormStatus;
	readonly pluginVersion: string;
	readonly locale: string;
	readonly unitTag: string;
	readonly containerPost: number;
	readonly parent: HTMLElement;
	readonly schema: unknown;
	/** Whether the form is being reset because the message was sent. */
	resetOnMailSent?: boolean;
}

/**
 * The fields to validate: all of them or only those up to a changed field, in the whole form or in
 * one element.
 */
export interface Validated {
	target?: Element | undefined;
	scope?: Element | undefined;
}

interface Submission {
	submitter?: HTMLElement | null;
}

/** The functions of `window.wpcf7`. Scripts of the page call and replace them. */
export interface PageApi {
	init: (element: HTMLFormElement) => void;
	submit: (element: HTMLFormElement, submission?: Submission) => unknown;
	reset: (element: HTMLFormElement) => unknown;
	validate: (element: HTMLFormElement, what?: Validated) => unknown;
	/** Rules by form id. The value is undefined until the rules are loaded. */
	schemas: Map<number, unknown>;
}

type Global = ContactConfig & Partial<PageApi>;
type Holder = { [CONTACT_GLOBAL]?: Global };

/**
 * Returns the page's `wpcf7` object. Browsers also expose an element with this id on `window`, but
 * not as an own property.
 */
export const contactGlobal = (): Global | undefined =>
	Object.hasOwn(window, CONTACT_GLOBAL) ? (window as Holder)[CONTACT_GLOBAL] : undefined;

/** Always read from `window`, because another script may have replaced a function. */
export const pageApi = () => contactGlobal() as Global & PageApi;

/**
 * One schema per form id, even if the form is on the page several times. Other scripts read the
 * schemas as well.
 */
export const schemas = () => pageApi().schemas;

export const forms = new WeakMap<HTMLFormElement, ContactForm>();

/** Shows a connection error if the script for interactions cannot be loaded. */
function sayOffline(error: unknown, { root }: ContactForm): void {
	console.error(error);
	if (!root.hasAttribute(QUIET)) showPlainText(root, pageText(MESSAGE.offline));
}

/**
 * Adds our functions to `window.wpcf7`, without replacing existing ones. They ignore forms that
 * other scripts handle. `find` returns the form of a wrapper, and `load` makes a form interactive.
 */
export function offerPageApi(
	find: (root: HTMLElement) => unknown,
	load: (form: ContactForm) => Promise<Actions>,
): void {
	/**
	 * If the form is already interactive, call the action synchronously, because callers read the
	 * form's status immediately.
	 */
	const act = async (
		element: HTMLFormElement,
		call: (actions: Actions) => unknown,
		failed = sayOffline,
	) => {
		const form = forms.get(element);
		if (!form) return;
		let { actions } = form;
		try {
			actions ??= await load(form);
		} catch (error) {
			return failed(error, form);
		}
		if (!form.leaving.aborted) await call(actions);
	};
	const ours: PageApi = {
		init(element) {
			const root = element.closest<HTMLElement>(WRAPPER);
			// Start the form immediately, as scripts expect. Also mount it through the loader,
			// which unmounts a removed form.
			if (root && find(root)) window.Gazetteer?.mount?.(root, 'contact-form');
		},
		submit: (element, { submitter } = {}) =>
			act(element, (actions) => actions.submit(submitter)),
		reset: (element) => act(element, (actions) => actions.reset()),
		validate: (element, what = {}) =>
			act(element, (actions) => actions.validate(what), console.warn),
		schemas: new Map(),
	};
	const there = ((window as Holder)[CONTACT_GLOBAL] = contactGlobal() ?? {});
	Object.assign(there, { ...ours, ...there });
}

/** Returns whether another script handles the form. A field named `wpcf7` has no numeric `id`. */
export const belongsToAnotherScript = (element: HTMLFormElement) =>
	typeof (element as unknown as { [CONTACT_GLOBAL]?: FormFacade })[CONTACT_GLOBAL]?.id ===
	'number';

/** Sets `form.wpcf7`. A field with that name hides the property. */
export const showFacade = (element: HTMLFormElement, facade: FormFacade | undefined) =>
	facade
		? Reflect.defineProperty(element, CONTACT_GLOBAL, { value: facade, configurable: true })
		: Reflect.deleteProperty(element, CONTACT_GLOBAL);
