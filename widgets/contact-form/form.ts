import { CONTACT_ATTRIBUTE, CONTACT_INPUT, type FormStatus } from '@gazetteer/contract';
import { bareForm, type BareForm } from '@gazetteer/form';
import { schemas, type FormFacade, type Validated } from './page-api.ts';

/** Where a form's calls go. */
export interface Server {
	readonly root: string;
	readonly namespace: string;
}

/** What a form does from the first touch on, or as soon as a script asks for it. */
export interface Actions {
	/** Loads what a visitor will need. */
	touched: () => void;
	submit: (submitter?: HTMLElement | null) => unknown;
	reset: () => unknown;
	validate: (what: Validated) => unknown;
}

/** One contact form on a page, from page load until it leaves. */
export interface ContactForm {
	/** The wrapper. */
	readonly root: HTMLElement;
	readonly element: HTMLFormElement;
	/** The same element, whose members are not hidden by fields of their names. */
	readonly bare: BareForm;
	/** What the page's scripts see as `form.wpcf7`. */
	readonly facade: FormFacade;
	readonly server: Server;
	/** Aborted when the form leaves. */
	readonly leaving: AbortSignal;
	readonly leave: () => void;
	/** There once the interactive part is loaded. */
	actions?: Actions | undefined;
}

const number = (text: string) => Math.abs(parseInt(text, 10)) || 0;

/** Reads off the page which form it is. */
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

/** All fields of one name, by comparison: names come from servers and pages, and may be anything. */
export const inputsNamed = ({ bare }: ContactForm, name: string) =>
	([...bare.elements] as HTMLInputElement[]).filter((input) => input.name === name);

export const writeInput = (form: ContactForm, name: string, value: string): void => {
	for (const input of inputsNamed(form, name)) input.value = value;
};
