import { fillIn, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Totals } from '../../../interactive/pictures.ts';

const MEGABYTE = 1_000_000;
const KILOBYTE = 1_000;

/** In the page's language, in the decimal units that the limits are meant in. */
export function sizeWords(bytes: number, language = document.documentElement.lang): string {
	const [unit, size, digits] =
		bytes > 0 && bytes < MEGABYTE / 10
			? (['kilobyte', KILOBYTE, 0] as const)
			: (['megabyte', MEGABYTE, 1] as const);
	const options = { style: 'unit', unit, maximumFractionDigits: digits } as const;
	try {
		return new Intl.NumberFormat(language || undefined, options).format(bytes / size);
	} catch {
		// The page names a language that there is not.
		return new Intl.NumberFormat(undefined, options).format(bytes / size);
	}
}

/** How many pictures there are and how large they are together, of what is allowed. */
export function totalsWords({ count, bytes }: Totals, most: Totals): string {
	const photos = Number.isFinite(most.count) ? TEXT.photoCountOf : TEXT.photoCount;
	const size = sizeWords(bytes);
	return [
		fillIn(pageText(photos), { count, most: most.count }),
		// A limit that nobody reaches is none.
		most.bytes < Number.MAX_SAFE_INTEGER
			? fillIn(pageText(TEXT.photoBytesOf), { size, most: sizeWords(most.bytes) })
			: size,
	].join(' · ');
}
