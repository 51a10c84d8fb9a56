import type { Face } from './face.ts';

/** What is checked: everything, or all up to a changed field, in the whole form or in a part of it. */
export interface Checked {
	target?: Element | undefined;
	scope?: Element | undefined;
}

/** What a form can do from the first touch on, or since a script asked for it. */
export interface Actor {
	/** Readies what a visitor will need. */
	touched: () => void;
	submit: (submitter?: HTMLElement | null) => unknown;
	reset: () => unknown;
	check: (what: Checked) => unknown;
}

/** A form in its page, from page load on. */
export interface Presence {
	readonly root: HTMLElement;
	readonly form: HTMLFormElement;
	/** The form, deaf to fields that are named like its own members. */
	readonly bare: HTMLFormElement;
	readonly face: Face;
	readonly server: { readonly root: string; readonly namespace: string };
	/** Ends when the form leaves. */
	readonly leaving: AbortSignal;
	readonly leave: () => void;
	actor?: Actor | undefined;
}
