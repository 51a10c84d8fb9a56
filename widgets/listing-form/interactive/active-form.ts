import type { Slots } from '@gazetteer/view';
import type { ListingForm } from '../form.ts';
import type { Part } from './part.ts';
import type { ValueStore } from './values.tsx';

/**
 * A listing form after the visitor's first interaction: the same object, plus the values of its
 * sections.
 */
export interface ActiveListingForm extends ListingForm {
	readonly values: ValueStore;
	/**
	 * Renders into an element of the form, inside the React context that provides the form's
	 * values.
	 */
	readonly fill: Slots['fill'];
	/** The checks, request data and draft data that each rendered section adds to the form. */
	readonly parts: Part[];
	/** Loads the sections that are not rendered yet. Restoring a draft needs all of them. */
	drawSections: () => Promise<void>;
}
