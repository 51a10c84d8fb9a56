import { TIMING } from '@gazetteer/contract';
import { totalsOf } from '../../interactive/pictures.ts';
import type { Picture } from '../../interactive/values.tsx';

/**
 * Writes the number and total size of the pictures into the page, shortly after the last change.
 * Spec §4.
 */
export function createRecount(
	part: HTMLElement,
	pictures: () => readonly Picture[],
	leaving: AbortSignal,
): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const count = () => {
		const totals = totalsOf(pictures());
		part.dataset['savedgallerysize'] = String(totals.count);
		part.dataset['savedgallweight'] = String(totals.bytes);
	};
	leaving.addEventListener('abort', () => clearTimeout(timer));
	return () => {
		clearTimeout(timer);
		timer = setTimeout(count, TIMING.galleryRecount);
	};
}
