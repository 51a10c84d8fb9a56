import type { DraftValue } from '@gazetteer/drafts';
import { newPicture } from '../../interactive/pictures.ts';
import type { Picture } from '../../interactive/values.tsx';

type Pictures = readonly Picture[];

/** What a draft keeps: files, and the numbers of saved ones, in their order. */
export const keptOf = (pictures: Pictures): DraftValue =>
	pictures.map(({ file, saved = 0, isRemoved = false }) => file ?? { saved, isRemoved });

const isSame = (one: Pictures, other: Pictures) =>
	one.length === other.length &&
	one.every((picture, at) => {
		const { saved, isRemoved } = other[at]!;
		return !picture.file && picture.saved === saved && picture.isRemoved === isRemoved;
	});

/** Nothing where the gallery is as the server has it. */
export const draftOf = (pictures: Pictures, first: Pictures): DraftValue | undefined =>
	isSame(pictures, first) ? undefined : keptOf(pictures);

const fileOf = (blob: Blob) =>
	blob instanceof File ? blob : new File([blob], 'photo.jpg', { type: blob.type });

/** The pictures of a draft. What the server has got meanwhile stays, and what it has no more is left out. */
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
			if (!picture) return [];
			const { isRemoved: _, ...rest } = picture;
			return [isRemoved ? { ...rest, isRemoved } : rest];
		},
	);
	return [...saved.values(), ...restored];
}
