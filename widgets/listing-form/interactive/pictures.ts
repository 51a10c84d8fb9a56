/** A picture of the listing, either new or already saved. */
export interface Picture {
	/** A unique key, valid until the page is closed. */
	readonly key: string;
	readonly file?: File;
	/** The attachment id of a saved picture. */
	readonly saved?: number;
	readonly bytes: number;
	/** The image URL of a saved picture. */
	readonly preview?: string;
	/** Whether to delete a saved picture when the form is sent. */
	readonly isRemoved?: boolean;
	/**
	 * Whether the file is still being prepared: rotated, scaled down and stripped of its GPS
	 * position.
	 */
	readonly isPreparing?: boolean;
}

export type Pictures = readonly Picture[];

/** The pictures among the values of the form. */
export interface PictureValues {
	readonly gallery?: Pictures;
	readonly featuredImage?: Picture | undefined;
	readonly logo?: Picture | undefined;
}

export type PictureName = keyof PictureValues;

/** Returns the pictures of one value as a list. */
export const picturesOf = (values: PictureValues, name: PictureName): Pictures => {
	const { [name]: value } = values;
	return value ? [value].flat() : [];
};

let count = 0;

export const newPicture = (file: File): Picture => ({
	key: `new-${(count += 1)}`,
	file,
	bytes: file.size,
});

export const preparing = (picture: Picture): Picture => ({ ...picture, isPreparing: true });

/** Returns a picture with its prepared file. */
export const prepared = (key: string, file: File): Picture => ({ key, file, bytes: file.size });

/** Returns a saved picture that will be deleted, or kept, when the form is sent. */
export const marked = (picture: Picture, isRemoved: boolean): Picture => {
	const { isRemoved: _, ...kept } = picture;
	return isRemoved ? { ...kept, isRemoved } : kept;
};

export const placeOf = (pictures: Pictures, key: string) =>
	pictures.findIndex((picture) => picture.key === key);

const changed = (pictures: Pictures, key: string, change: (picture: Picture) => Picture) =>
	pictures.map((picture) => (picture.key === key ? change(picture) : picture));

export function moved(pictures: Pictures, key: string, to: number): Picture[] {
	const from = placeOf(pictures, key);
	const rest = [...pictures];
	const [picture] = from < 0 ? [] : rest.splice(from, 1);
	if (picture) rest.splice(Math.max(0, Math.min(to, rest.length)), 0, picture);
	return rest;
}

/**
 * Removes a picture. If it is a saved one, only sets `isRemoved`, so that the visitor can restore
 * the picture.
 */
export const removed = (pictures: Pictures, key: string): Picture[] =>
	changed(
		pictures.filter((picture) => picture.key !== key || picture.saved !== undefined),
		key,
		(picture) => marked(picture, true),
	);

export const putBack = (pictures: Pictures, key: string): Picture[] =>
	changed(pictures, key, (picture) => marked(picture, false));

/** Replaces the file of a picture with the prepared file. */
export const readied = (pictures: Pictures, key: string, file: File): Picture[] =>
	changed(pictures, key, () => prepared(key, file));

export const dropped = (pictures: Pictures, key: string): Picture[] =>
	pictures.filter((picture) => picture.key !== key);

export const newFilesOf = (pictures: Pictures): File[] =>
	pictures.flatMap(({ file }) => file ?? []);

/** Returns the pictures that the listing will have after submission. */
export const remainingPictures = (pictures: Pictures): Picture[] =>
	pictures.filter(({ isRemoved }) => !isRemoved);

const NEW = 'new';

/**
 * Returns the order of all pictures: the id of each saved one, and the word `new` for each new one.
 * Empty if all new pictures are at the end, which is the server's default.
 */
export function mixedOrder(pictures: Pictures): string {
	const staying = remainingPictures(pictures);
	const firstNew = staying.findIndex(({ file }) => file);
	const isMixed = firstNew >= 0 && staying.slice(firstNew).some(({ file }) => !file);
	return isMixed ? staying.map(({ saved }) => saved ?? NEW).join(',') : '';
}

export interface Totals {
	readonly count: number;
	readonly bytes: number;
}

/** Counts saved and new pictures together. */
export function totalsOf(pictures: Pictures): Totals {
	const staying = remainingPictures(pictures);
	return {
		count: staying.length,
		bytes: staying.reduce((sum, { bytes }) => sum + bytes, 0),
	};
}

/** Returns which limit is exceeded. If both are, returns the size. Spec §5. */
export function exceeded(totals: Totals, most: Totals): 'bytes' | 'count' | undefined {
	if (totals.bytes > most.bytes) return 'bytes';
	return totals.count > most.count ? 'count' : undefined;
}
