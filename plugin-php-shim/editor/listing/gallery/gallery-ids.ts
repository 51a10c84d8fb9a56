/** Reads the stored gallery: attachment IDs in order, separated by commas. */
export const readGallery = (kept: unknown): readonly number[] => [
	...new Set(
		(Array.isArray(kept) ? kept : String(kept ?? '').split(','))
			.map(Number)
			.filter((id) => Number.isInteger(id) && id > 0),
	),
];

export const writeGallery = (ids: readonly number[]): string => ids.join(',');
