import { FIELD, LISTING_FORM, PASSED_FIELD } from '@gazetteer/contract';
import {
	exceeded,
	marked,
	newPicture,
	type Picture,
	type PictureName,
	type Totals,
} from './pictures.ts';

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

/** The single images of a listing: the featured image and the logo. */
export const SINGLES = {
	featuredImage: { field: FIELD.featuredImage, label: '.featured-img-label' },
	logo: { field: FIELD.logo, label: '.b-logo-img-label' },
} as const;

export type SingleName = keyof typeof SINGLES;

const SAVED_SINGLE = 'img.lp-prevewFeatured';
const SINGLE_REMOVAL = `[type="checkbox"][name="${PASSED_FIELD.removedSingles}[]"]`;

const weighed = (kept: Element) => kept.closest(`.filediv[${GALLERY.bytes}], li[${GALLERY.bytes}]`);

const savedPicture = (kept: HTMLInputElement, share: number): Picture => {
	const item = kept.closest<HTMLElement>(GALLERY.saved);
	const image = item?.querySelector('img');
	const removal = item?.querySelector<HTMLInputElement>(GALLERY.removed);
	const picture = {
		key: `saved-${kept.value}`,
		saved: Number(kept.value),
		bytes: Number(weighed(kept)?.getAttribute(GALLERY.bytes)) || share,
		preview: image?.currentSrc || image?.src || '',
	};
	return marked(picture, !!removal?.checked);
};

/** Returns the non-empty files of an input. Servers reject a file of 0 bytes. */
export const filesIn = (input: HTMLInputElement): File[] =>
	[...(input.files ?? [])].filter(({ size }) => size > 0);

/**
 * Reads the gallery from the page's inputs: saved pictures first, then newly selected files. The
 * oldest pages have the inputs without the element of the gallery.
 */
export function readGallery(form: Element): Picture[] {
	const part = form.querySelector(GALLERY.part) ?? form;
	const kept = [...part.querySelectorAll<HTMLInputElement>(GALLERY.kept)];
	const inputs = [...part.querySelectorAll<HTMLInputElement>(GALLERY.input)];
	// Some pages contain only the total size of the saved pictures.
	const total = kept.some(weighed) ? 0 : Number(part.getAttribute(GALLERY.bytes)) || 0;
	const saved = kept.map((one) => savedPicture(one, total / kept.length));
	return [...saved, ...inputs.flatMap(filesIn).map(newPicture)];
}

/**
 * Finds the elements around the file input of a single image. On older pages, the saved picture is
 * next to the input's element, not in it.
 */
export function placesOfSingle(input: HTMLInputElement) {
	const block = input.closest<HTMLElement>('.form-group') ?? input.parentElement!;
	return {
		block,
		box: input.closest<HTMLElement>('.custom-file') ?? block,
		saved: block.querySelector<HTMLImageElement>(SAVED_SINGLE),
		removal: block.querySelector<HTMLInputElement>(SINGLE_REMOVAL),
	};
}

/** Returns the saved picture of a single image. It may be set to be removed. */
export function savedSingle(input: HTMLInputElement): Picture | undefined {
	const { saved, removal } = placesOfSingle(input);
	if (!saved) return undefined;
	const preview = saved.currentSrc || saved.src;
	return marked({ key: 'saved', saved: 1, bytes: 0, preview }, !!removal?.checked);
}

/** The field of a gallery, featured image or logo in the page. */
export interface PictureField {
	readonly inputs: readonly HTMLInputElement[];
	readonly block: Element;
	/** The element whose border shows an error. */
	readonly border: Element | null;
	/** Reads the pictures from the page's inputs. */
	readonly read: () => Picture[];
}

/** Finds the field of a gallery, featured image or logo. */
export function pictureField(form: Element, name: PictureName): PictureField | undefined {
	if (name === 'gallery') {
		const selector = `${GALLERY.part} ${GALLERY.input}`;
		const inputs = [...form.querySelectorAll<HTMLInputElement>(selector)];
		const block = inputs[0]?.closest(GALLERY.part);
		const read = () => readGallery(form);
		return block
			? { inputs, block, border: block.querySelector(GALLERY.box), read }
			: undefined;
	}
	const { field, label } = SINGLES[name];
	const input = form.querySelector<HTMLInputElement>(`[type="file"][name="${field}[]"]`);
	if (!input) return undefined;
	const { block } = placesOfSingle(input);
	const read = () => [...filesIn(input).map(newPicture), ...[savedSingle(input) ?? []].flat()];
	return { inputs: [input], block, border: form.querySelector(label), read };
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

const NOTICE = { bytes: LISTING_FORM.sizeNotice, count: LISTING_FORM.countNotice } as const;

/** Returns the page's error message if the pictures are too large or too many. Spec §5. */
export function galleryNotice(form: Element, totals: Totals): string | undefined {
	const limit = exceeded(totals, limitsOf(form));
	return limit && (form.getAttribute(NOTICE[limit]) ?? '');
}
