import type { Picture } from '../../interactive/values.tsx';

type Pictures = readonly Picture[];

export const placeOf = (pictures: Pictures, key: string) =>
	pictures.findIndex((picture) => picture.key === key);

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
	pictures
		.filter((picture) => picture.key !== key || picture.saved !== undefined)
		.map((picture) => (picture.key === key ? { ...picture, isRemoved: true } : picture));

export const putBack = (pictures: Pictures, key: string): Picture[] =>
	pictures.map((picture) => {
		if (picture.key !== key) return picture;
		const { isRemoved: _, ...kept } = picture;
		return kept;
	});

/** Replaces the file of a picture with the prepared file. */
export const readied = (pictures: Pictures, key: string, file: File): Picture[] =>
	pictures.map((picture) => (picture.key === key ? { key, file, bytes: file.size } : picture));

export const dropped = (pictures: Pictures, key: string): Picture[] =>
	pictures.filter((picture) => picture.key !== key);

export const newFilesOf = (pictures: Pictures): File[] =>
	pictures.flatMap(({ file }) => file ?? []);

const NEW = 'new';

/**
 * Returns the order of all pictures: the id of each saved one, and the word `new` for each new one.
 * Empty if all new pictures are at the end, which is the server's default.
 */
export function mixedOrder(pictures: Pictures): string {
	const staying = pictures.filter(({ isRemoved }) => !isRemoved);
	const firstNew = staying.findIndex(({ file }) => file);
	const isMixed = firstNew >= 0 && staying.slice(firstNew).some(({ file }) => !file);
	return isMixed ? staying.map(({ saved }) => saved ?? NEW).join(',') : '';
}
