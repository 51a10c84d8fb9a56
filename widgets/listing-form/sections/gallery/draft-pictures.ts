import type { DraftValue } from '@gazetteer/drafts';
import { marked, newPicture, type Picture, type Pictures } from '../../interactive/pictures.ts';

/** Converts the gallery to draft data: the files and the ids of saved pictures, in order. */
export const toDraft = (pictures: Pictures): DraftValue =>
	pictures.map(({ file, saved = 0, isRemoved = false }) => file ?? { saved, isRemoved });

const isSame = (one: Pictures, other: Pictures) =>
	one.length === other.length &&
	one.every((picture, at) => {
		const { saved, isRemoved } = other[at]!;
		return !picture.file && picture.saved === saved && picture.isRemoved === isRemoved;
	});

/** Returns the draft data of the gallery, or undefined if the gallery is unchanged. */
export const draftOf = (pictures: Pictures, first: Pictures): DraftValue | undefined =>
	isSame(pictures, first) ? undefined : toDraft(pictures);

const fileOf = (blob: Blob) =>
	blob instanceof File ? blob : new File([blob], 'photo.jpg', { type: blob.type });

/**
 * Restores the pictures of a draft. Keeps pictures that were saved after the draft, and skips those
 * that were deleted after it.
 */
export function fromDraft(kept: DraftValue, now: Pictures): Picture[] {
	const saved = new Map(
		now.flatMap((picture) => (picture.saved ? [[picture.saved, picture]] : [])),
	);
	const restored = (Array.isArray(kept) ? (kept as readonly DraftValue[]) : []).flatMap(
		(value): Picture[] => {
			if (value instanceof Blob) return [newPicture(fileOf(value))];
			const { saved: id, isRemoved } = value as { saved?: number; isRemoved?: boolean };
			const picture = saved.get(id ?? 0);
			saved.delete(id ?? 0);
			return picture ? [marked(picture, !!isRemoved)] : [];
		},
	);
	return [...saved.values(), ...restored];
}
