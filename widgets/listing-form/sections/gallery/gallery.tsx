import { FIELD, TEXT } from '@gazetteer/contract';
import { adoptStyles, parts } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { GALLERY, readGallery } from '../../interactive/page-pictures.ts';
import { picturesOf } from '../../interactive/pictures.ts';
import { createActions } from './controller.ts';
import { GalleryZone, Photos } from './shown/gallery-view.tsx';
import {
	createInputs,
	createRecount,
	hideReplaced,
	takeOverRequired,
	whenChosen,
} from './inputs.ts';
import { draftOf, fromDraft } from './draft-pictures.ts';
import { createPreparation } from './preparation.ts';
import styles from './style.css?inline';
import { zoneCheck } from './zone-check.ts';

const LABEL = 'label.gz-label';
const ZONE_BOX = 'gz-zone-box';

/** Returns the elements of the page that our gallery replaces. */
const replaced = (part: HTMLElement, box: HTMLElement) => [
	...parts(part, '.jFiler-items-list, input[type="file"]'),
	...[...box.children].filter((child) => !child.matches('.filediv')),
];

/**
 * Prevents the browser from opening a file that is dropped outside of the drop zone, because the
 * form would lose its content.
 */
function preventFileOpening(signal: AbortSignal): void {
	for (const type of ['dragover', 'drop'] as const) {
		const keep = (event: DragEvent) => {
			const isFile = event.dataTransfer?.types.includes('Files');
			const isInput =
				event.target instanceof Element && event.target.matches('[type="file"]');
			if (isFile && !isInput) event.preventDefault();
		};
		addEventListener(type, keep, { signal });
	}
}

export function start(form: ActiveListingForm, part: HTMLElement): void {
	const { leaving, values, element } = form;
	const inputs = createInputs(part, leaving);
	const { input } = inputs;
	if (!input) return;
	adoptStyles(styles);
	const box = part.querySelector<HTMLElement>(GALLERY.box) ?? part;
	const first = readGallery(element);
	const now = () => picturesOf(values.get(), 'gallery');
	const isRequired = takeOverRequired(input, leaving);
	const preparation = createPreparation(input, leaving);
	const recount = createRecount(part, now, leaving);
	const inputsWritten = () => {
		inputs.write(now());
		recount();
	};
	const actions = createActions(form, preparation, inputsWritten);
	box.classList.add(ZONE_BOX);
	leaving.addEventListener('abort', () => box.classList.remove(ZONE_BOX));
	hideReplaced(replaced(part, box), leaving);
	whenChosen(input, actions.add, leaving);
	preventFileOpening(leaving);
	form.fill(box, <GalleryZone form={form} actions={actions} preparation={preparation} />);
	form.fill(part, <Photos actions={actions} />, {
		before: box.parentElement === part ? box.nextSibling : null,
	});
	actions.set(first);

	const label = part.querySelector(LABEL)?.textContent?.replace('*', '').trim();
	const check = zoneCheck('gallery', values, {
		label: label || pageText(TEXT.gallery),
		input,
		host: box,
		block: part,
		borders: [box],
	});
	form.parts.push({
		checks: () => (isRequired ? [check] : []),
		ready: preparation.ready,
		// The page's file input sends the new files. Add the ids of saved pictures here, in the
		// order shown, because our script cannot reorder the inputs of older pages.
		write(body) {
			const { gallery } = values.get();
			if (!gallery) return;
			const lists = [FIELD.keptImages, FIELD.removedImages].map((name) => `${name}[]`);
			for (const name of lists) body.delete(name);
			for (const { saved, isRemoved } of gallery) {
				if (saved) body.append(lists[isRemoved ? 1 : 0]!, String(saved));
			}
		},
		draft: {
			name: FIELD.gallery,
			keep: () => draftOf(now(), first),
			restore: (kept) => actions.set(fromDraft(kept, first)),
		},
	});
}
