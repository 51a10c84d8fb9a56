/** Attachment IDs in order, from the stored comma-separated list. */
export const readGallery = (kept: unknown): readonly number[] => [
	...new Set(
		(Array.isArray(kept) ? kept : String(kept ?? '').split(','))
			.map(Number)
			.filter((id) => Number.isInteger(id) && id > 0),
	),
];

export const writeGallery = (ids: readonly number[]): string => ids.join(',');
