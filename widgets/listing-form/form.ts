import { bareForm, type BareForm } from '@gazetteer/form';
import { report } from '@gazetteer/host';
import { FORM, OWN_FORM } from './markup.ts';

/** One listing form on a page, from its mount until it leaves. */
export interface ListingForm {
	/** What the widget was mounted on: the form, or the block round it. */
	readonly root: HTMLElement;
	readonly element: HTMLFormElement;
	/** The same element, whose members are not hidden by fields of their names. */
	readonly bare: BareForm;
	/** Whether our own server drew the form. Any other form may have scripts of its theme. */
	readonly isOwn: boolean;
	/** Reports a bug to the site's scripts and the console. The page goes on. */
	readonly broke: (error: unknown) => void;
	/** Aborted when the form leaves. Everything begun on it ends then. */
	readonly leaving: AbortSignal;
}

/** The form at a place, or nothing where there is none, as for guests on a page for members. */
export function findForm(root: HTMLElement, leaving: AbortSignal): ListingForm | undefined {
	const element = root.matches(FORM) ? root : root.querySelector(FORM);
	if (!(element instanceof HTMLFormElement)) return undefined;
	return {
		root,
		element,
		bare: bareForm(element),
		isOwn: element.matches(OWN_FORM),
		broke: (error) => report(root, 'listing-form', error),
		leaving,
	};
}
