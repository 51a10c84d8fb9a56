import { FIELD, numbered, TEXT } from '@gazetteer/contract';
import { adoptStyles, parts } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { ActiveForm } from '../interactive/index.ts';
import type { Check } from '../interactive/part.ts';
import { readPictures, stayingOf } from '../interactive/pictures.ts';
import { atLeastOne } from '../interactive/rules.ts';
import { createActions } from './controller.ts';
import { GalleryZone, Photos } from './shown/gallery-view.tsx';
import { createInputs, isRequired, markBorder, putBehind, whenChosen } from './inputs.ts';
import { draftOf, fromDraft } from './keeping.ts';
import { newFilesOf } from './order.ts';
import { createPreparation } from './preparation.ts';
import { createRecount } from './recount.ts';
import styles from './style.css?inline';

const BOX = '.jFiler-input-dragDrop';
const LABEL = 'label.gz-label';
const ZONE_BOX = 'gz-zone-box';

/** What of the part is drawn anew: everything but its name, and what is no picture of ours. */
const replaced = (part: HTMLElement, box: HTMLElement) => [
	...parts(part, '.jFiler-items-list, input[type="file"]'),
	...[...box.children].filter((child) => !child.matches('.filediv')),
];

export function start(form: ActiveForm, part: HTMLElement): void {
	const { leaving, values, element } = form;
	const inputs = createInputs(part, leaving);
	const { input } = inputs;
	if (!input) return;
	adoptStyles(styles);
	const box = part.querySelector<HTMLElement>(BOX) ?? part;
	const first = readPictures(element);
	const mustHave = isRequired(input, leaving);
	const preparation = createPreparation(input, leaving);
	const recount = createRecount(part, () => values.get().gallery ?? [], leaving);
	const inputsWritten = () => {
		inputs.write(values.get().gallery ?? []);
		recount();
	};
	const actions = createActions(form, preparation, inputsWritten);
	box.classList.add(ZONE_BOX);
	leaving.addEventListener('abort', () => box.classList.remove(ZONE_BOX));
	putBehind(replaced(part, box), leaving);
	whenChosen(input, actions.add, leaving);
	form.fill(box, <GalleryZone form={form} actions={actions} preparation={preparation} />);
	form.fill(part, <Photos actions={actions} />, {
		before: box.parentElement === part ? box.nextSibling : null,
	});
	actions.set(first);

	const check: Check = {
		field: FIELD.gallery,
		label:
			part.querySelector(LABEL)?.textContent?.replace('*', '').trim() ||
			pageText(TEXT.gallery),
		rule: atLeastOne(pageText(TEXT.galleryNeeded)),
		value: () => stayingOf(values.get().gallery ?? []),
		mark: (message) => markBorder(box, input, message !== undefined),
		focus: () => box.querySelector<HTMLElement>('.gz-zone input')?.focus(),
		place: part,
	};
	form.parts.push({
		checks: () => (mustHave ? [check] : []),
		ready: preparation.ready,
		write(body) {
			const pictures = values.get().gallery ?? [];
			const lists = [FIELD.gallery, FIELD.keptImages, FIELD.removedImages].map(
				(name) => `${name}[]`,
			);
			for (const name of lists) body.delete(name);
			newFilesOf(pictures).forEach((file, at) =>
				body.append(numbered(FIELD.gallery, at), file, file.name),
			);
			for (const { saved, isRemoved } of pictures) {
				if (saved) body.append(lists[isRemoved ? 2 : 1]!, String(saved));
			}
		},
		draft: {
			name: FIELD.gallery,
			keep: () => draftOf(values.get().gallery ?? [], first),
			restore: (kept) => actions.set(fromDraft(kept, first)),
		},
	});
}
