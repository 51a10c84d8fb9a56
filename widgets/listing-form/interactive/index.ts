import { disposables } from '@gazetteer/dom';
import { createSlots, type Slots } from '@gazetteer/view';
import type { ListingForm } from '../form.ts';
import { hearJQuery, tellOthers } from './jquery-changes.ts';
import type { Part } from './part.ts';
import { startSections } from './sections.ts';
import { createValues, type ValueStore } from './values.tsx';

/** A form that a visitor has touched: the same object, with what it holds and where it draws. */
export interface ActiveForm extends ListingForm {
	readonly values: ValueStore;
	/** Draws in a place of the form, within the frame that holds its values. */
	readonly fill: Slots['fill'];
	/** What the drawn sections add to it. */
	readonly parts: Part[];
	/** Brings the sections that have not come yet, for what is put back into them. */
	drawSections: () => Promise<void>;
}

export function activate(found: ListingForm): ActiveForm {
	const cleanup = disposables();
	const { Frame, values } = createValues();
	const slots = createSlots(undefined, Frame);
	const form: ActiveForm = Object.assign(found, {
		values,
		fill: slots.fill,
		parts: [],
		drawSections: () => Promise.resolve(),
	});

	if (!found.isOwn) {
		import('./page-parts.ts').then(
			({ reportPageParts }) => reportPageParts(found),
			console.warn,
		);
	}
	hearJQuery(form.element, ({ target }) => tellOthers(target), found.leaving);
	cleanup.add(slots.close);
	form.drawSections = startSections(form, cleanup);
	found.leaving.addEventListener('abort', cleanup.run);
	return form;
}
