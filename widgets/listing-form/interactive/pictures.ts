import { FIELD, LISTING_FORM } from '@gazetteer/contract';
import type { Picture } from './values.tsx';

export const GALLERY = {
	part: '.lplistgallery',
	/** The element whose border shows an error, and on which the visitor can drop files. */
	box: '.jFiler-input-dragDrop',
	input: `input[type="file"][name="${FIELD.gallery}[]"]`,
	kept: `input[name="${FIELD.keptImages}[]"]`,
	removed: `input[name="${FIELD.removedImages}[]"]`,
	/** The element of a saved picture, in the markup of our plugin and of older themes. */
	saved: 'li, .jFiler-item, .filediv',
	bytes: 'data-savedgallweight',
} as const;

const weighed = (kept: Element) => kept.closest(`.filediv[${GALLERY.bytes}], li[${GALLERY.bytes}]`);

const savedPicture = (kept: HTMLInputElement, share: number): Picture => {
	const item = kept.closest<HTMLElement>(GALLERY.saved);
	const image = item?.querySelector('img');
	const removed = item?.querySelector<HTMLInputElement>(GALLERY.removed);
	return {
		key: `saved-${kept.value}`,
		saved: Number(kept.value),
		bytes: Number(weighed(kept)?.getAttribute(GALLERY.bytes)) || share,
		preview: image?.currentSrc || image?.src || '',
		...(removed?.checked && { isRemoved: true }),
	};
};

let count = 0;

export const newPicture = (file: File): Picture => ({
	key: `new-${(count += 1)}`,
	file,
	bytes: file.size,
});

/** Returns the non-empty files of an input. Servers reject a file of 0 bytes. */
export const filesIn = (input: HTMLInputElement): File[] =>
	[...(input.files ?? [])].filter(({ size }) => size > 0);

/**
 * Reads the gallery from the page's inputs: saved pictures first, then newly selected files. The
 * oldest pages have the inputs without the element of the gallery.
 */
export function readPictures(form: Element): Picture[] {
	const part = form.querySelector(GALLERY.part) ?? form;
	const kept = [...part.querySelectorAll<HTMLInputElement>(GALLERY.kept)];
	const inputs = [...part.querySelectorAll<HTMLInputElement>(GALLERY.input)];
	// Some pages contain only the total size of the saved pictures.
	const total = kept.some(weighed) ? 0 : Number(part.getAttribute(GALLERY.bytes)) || 0;
	const saved = kept.map((one) => savedPicture(one, total / kept.length));
	return [...saved, ...inputs.flatMap(filesIn).map(newPicture)];
}

/** Returns the pictures that the listing will have after submission. */
export const remainingPictures = (pictures: readonly Picture[]): Picture[] =>
	pictures.filter(({ isRemoved }) => !isRemoved);

export interface Totals {
	readonly count: number;
	readonly bytes: number;
}

/** Counts saved and new pictures together. */
export function totalsOf(pictures: readonly Picture[]): Totals {
	const staying = remainingPictures(pictures);
	return {
		count: staying.length,
		bytes: staying.reduce((sum, { bytes }) => sum + bytes, 0),
	};
}

/** Reads the limits of the gallery. Pages without limits print very large numbers. */
export function limitsOf(form: Element): Totals {
	const limit = (name: string) => {
		const number = parseFloat(form.getAttribute(name) ?? '');
		return Number.isFinite(number) ? number : Infinity;
	};
	const most = limit(LISTING_FORM.maxImages);
	return {
		count: most === LISTING_FORM.noImageLimit ? Infinity : most,
		bytes: limit(LISTING_FORM.maxBytes),
	};
}

/** Returns the page's error message if the pictures are too large or too many. Spec §5. */
export function galleryNotice(form: Element, { count: number, bytes }: Totals): string | undefined {
	const most = limitsOf(form);
	if (bytes > most.bytes) return form.getAttribute(LISTING_FORM.sizeNotice) ?? '';
	if (number > most.count) return form.getAttribute(LISTING_FORM.countNotice) ?? '';
	return undefined;
}
