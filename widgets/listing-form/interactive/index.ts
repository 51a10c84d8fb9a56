import { disposables } from '@gazetteer/dom';
import { createSlots } from '@gazetteer/view';
import type { ListingForm } from '../form.ts';
import type { ActiveListingForm } from './active-form.ts';
import { onJQueryChange, fireInput } from './jquery-changes.ts';
import { startSections } from './sections.ts';
import { createValues } from './values.tsx';

export function activate(found: ListingForm): ActiveListingForm {
	const cleanup = disposables();
	const { Frame, values } = createValues();
	const slots = createSlots(found.broke, Frame);
	const form: ActiveListingForm = Object.assign(found, {
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
	onJQueryChange(form.element, ({ target }) => fireInput(target), found.leaving);
	cleanup.add(slots.close);
	form.drawSections = startSections(form, cleanup);
	found.leaving.addEventListener('abort', cleanup.run);
	return form;
}
