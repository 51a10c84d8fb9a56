import { CONTACT_ATTRIBUTE, CONTACT_INPUT, type FormStatus } from '@gazetteer/contract';
import { bareForm, type BareForm } from '@gazetteer/form';
import { schemas, type FormFacade, type Validated } from './page-api.ts';

/** The REST API that the form calls. */
export interface Server {
	readonly root: string;
	readonly namespace: string;
}

/**
 * The functions of an interactive form. Their script is loaded when the visitor first interacts
 * with the form, or when a script calls one.
 */
export interface Actions {
	/** Loads the scripts that the visitor's first interaction needs. */
	touched: () => void;
	submit: (submitter?: HTMLElement | null) => unknown;
	reset: () => unknown;
	validate: (what: Validated) => unknown;
}

/** A contact form on a page, from mount to unmount. */
export interface ContactForm {
	/** The form's wrapper. */
	readonly root: HTMLElement;
	readonly element: HTMLFormElement;
	/**
	 * The form's native properties and methods. A field named `submit` would hide
	 * `element.submit`.
	 */
	readonly bare: BareForm;
	/** The object that scripts of the page read as `form.wpcf7`. */
	readonly facade: FormFacade;
	readonly server: Server;
	/** Aborted when the form is unmounted. */
	readonly leaving: AbortSignal;
	readonly leave: () => void;
	/** Undefined until the script for interactions is loaded. */
	actions?: Actions | undefined;
}

const number = (text: string) => Math.abs(parseInt(text, 10)) || 0;

/** Creates the object of a form and reads its id, language and status from the page. */
export function createForm(
	root: HTMLElement,
	element: HTMLFormElement,
	server: Server,
): ContactForm {
	const bare = bareForm(element);
	const leaving = new AbortController();
	const read = (name: string) =>
		root.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';

	const facade: FormFacade = {
		id: number(read(CONTACT_INPUT.form)),
		status: (bare.getAttribute(CONTACT_ATTRIBUTE.status) || 'init') as FormStatus,
		pluginVersion: read(CONTACT_INPUT.version),
		locale: read(CONTACT_INPUT.locale),
		unitTag: read(CONTACT_INPUT.unitTag),
		containerPost: number(read(CONTACT_INPUT.containerPost)),
		parent: root,
		get schema() {
			return schemas().get(this.id);
		},
	};
	return {
		root,
		element,
		bare,
		facade,
		server,
		leaving: leaving.signal,
		leave: () => leaving.abort(),
	};
}

/**
 * Returns all fields of a name. Compares names in JavaScript: a name may contain characters that
 * break a CSS selector.
 */
export const inputsNamed = ({ bare }: ContactForm, name: string) =>
	([...bare.elements] as HTMLInputElement[]).filter((input) => input.name === name);

export const writeInput = (form: ContactForm, name: string, value: string): void => {
	for (const input of inputsNamed(form, name)) input.value = value;
};
