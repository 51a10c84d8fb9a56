import { CONTACT_GLOBAL, type ContactConfig, type FormStatus } from '@gazetteer/contract';
import type { Checked } from './presence.ts';

/** What a form shows of itself to the page's scripts, as its `wpcf7`. */
export interface Face {
	readonly id: number;
	status: FormStatus;
	readonly pluginVersion: string;
	readonly locale: string;
	readonly unitTag: string;
	readonly containerPost: number;
	readonly parent: HTMLElement;
	readonly schema: unknown;
	/** The reset under way follows a letter that went out. */
	resetOnMailSent?: boolean;
}

interface Submission {
	submitter?: HTMLElement | null;
}

/** What the page's scripts may ask for. They also put functions of their own in the place of these. */
export interface Faces {
	init: (form: HTMLFormElement) => void;
	submit: (form: HTMLFormElement, submission?: Submission) => unknown;
	reset: (form: HTMLFormElement) => unknown;
	validate: (form: HTMLFormElement, checked?: Checked) => unknown;
	/** By form id; nothing until it has come. */
	schemas: Map<number, unknown>;
}

type Global = ContactConfig & Partial<Faces>;
type Holder = { [CONTACT_GLOBAL]?: Global };

/** The page's own global. An element whose id is its name does not count. */
export const contactGlobal = (): Global | undefined =>
	Object.hasOwn(window, CONTACT_GLOBAL) ? (window as Holder)[CONTACT_GLOBAL] : undefined;

/** Whatever is there already wins. */
export const offer = (faces: Faces): Global & Faces => {
	const holder = window as Holder;
	const there = (holder[CONTACT_GLOBAL] = contactGlobal() ?? {});
	return Object.assign(there, { ...faces, ...there });
};

/** Another script's own, found by what a field of that name could not have. */
export const hasFace = (form: HTMLFormElement) =>
	typeof (form as unknown as { [CONTACT_GLOBAL]?: Face })[CONTACT_GLOBAL]?.id === 'number';

/** Shown as far as the form lets us: a field of the same name stays in front. */
export const showFace = (form: HTMLFormElement, face: Face | undefined) =>
	face
		? Reflect.defineProperty(form, CONTACT_GLOBAL, { value: face, configurable: true })
		: Reflect.deleteProperty(form, CONTACT_GLOBAL);
