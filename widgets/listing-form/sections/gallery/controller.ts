import { fillIn, TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import {
	dropped,
	moved,
	newPicture,
	picturesOf,
	placeOf,
	preparing,
	putBack,
	readied,
	remainingPictures,
	removed,
	type Picture,
	type Pictures,
} from '../../interactive/pictures.ts';
import type { Preparation } from './preparation.ts';

/** The visitor's actions in the gallery. Each one announces its result to screen readers. */
export interface GalleryActions {
	readonly add: (files: readonly File[]) => void;
	readonly move: (key: string, to: number) => void;
	/** Announces the position of a picture after it was moved. */
	readonly sayPlace: (key: string) => void;
	readonly remove: (key: string) => void;
	readonly putBack: (key: string) => void;
	readonly set: (pictures: Pictures) => void;
}

const say = (text: string, values: Record<string, string | number> = {}) =>
	announce(fillIn(pageText(text), values));

/** Creates the actions. `changed` is called after every change. */
export function createActions(
	form: ActiveListingForm,
	{ prepare }: Preparation,
	changed: () => void,
): GalleryActions {
	const { values, leaving } = form;
	const now = () => picturesOf(values.get(), 'gallery');
	const change = (pictures: Pictures) => {
		values.set('gallery', pictures);
		changed();
	};
	const numberOf = (key: string) => placeOf(now(), key) + 1;

	/** Prepares a picture for sending. The visitor may remove the picture meanwhile. */
	const makeReady = ({ key, file }: Picture) =>
		file &&
		prepare(file)
			.then((ready) => {
				if (leaving.aborted || placeOf(now(), key) < 0) return;
				change(ready ? readied(now(), key, ready) : dropped(now(), key));
			})
			.catch(form.broke);
	const set = (pictures: Pictures) => {
		const all = pictures.map((picture) => (picture.file ? preparing(picture) : picture));
		change(all);
		all.forEach(makeReady);
	};

	return {
		set,
		add(files) {
			if (!files.length) return;
			const added = files.map((file) => preparing(newPicture(file)));
			change([...now(), ...added]);
			say(TEXT.photosAdded, { number: files.length, count: remainingPictures(now()).length });
			added.forEach(makeReady);
		},
		move(key, to) {
			if (to >= 0 && to < now().length && to !== placeOf(now(), key)) {
				change(moved(now(), key, to));
			}
		},
		sayPlace: (key) => say(TEXT.photoMoved, { number: numberOf(key), count: now().length }),
		remove(key) {
			const number = numberOf(key);
			change(removed(now(), key));
			say(TEXT.photoRemoved, { number });
		},
		putBack(key) {
			change(putBack(now(), key));
			say(TEXT.photoPutBack, { number: numberOf(key) });
		},
	};
}
