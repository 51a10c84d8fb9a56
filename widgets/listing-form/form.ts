import { bareForm, type BareForm } from '@gazetteer/form';
import { report } from '@gazetteer/host';
import { FORM, OWN_FORM } from './markup.ts';

/** A listing form on a page, from mount to unmount. */
export interface ListingForm {
	/**
	 * The element that the widget was mounted on: the form itself, or the block around the form.
	 */
	readonly root: HTMLElement;
	readonly element: HTMLFormElement;
	/**
	 * The form's native properties and methods. A field named `submit` would hide
	 * `element.submit`.
	 */
	readonly bare: BareForm;
	/**
	 * Whether our plugin rendered the form. The form of another theme may have scripts of that
	 * theme.
	 */
	readonly isOwn: boolean;
	/**
	 * Reports a bug through a `gazetteer:error` event and the console. The page continues to work.
	 */
	readonly broke: (error: unknown) => void;
	/** Aborted when the form is unmounted, which ends everything that was started for the form. */
	readonly leaving: AbortSignal;
}

/**
 * Finds the listing form in `root`. Returns undefined if there is none, for example for a guest on
 * a members' page.
 */
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
