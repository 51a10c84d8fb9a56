import { fillIn, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Totals } from '../../../interactive/pictures.ts';

const MEGABYTE = 1_000_000;
const KILOBYTE = 1_000;

/**
 * Formats a size in the page's language. The limits use decimal units as well (1 MB = 1,000,000
 * bytes).
 */
export function sizeWords(bytes: number, language = document.documentElement.lang): string {
	const [unit, size, digits] =
		bytes > 0 && bytes < MEGABYTE / 10
			? (['kilobyte', KILOBYTE, 0] as const)
			: (['megabyte', MEGABYTE, 1] as const);
	const options = { style: 'unit', unit, maximumFractionDigits: digits } as const;
	try {
		return new Intl.NumberFormat(language || undefined, options).format(bytes / size);
	} catch {
		// The `lang` attribute of the page is invalid.
		return new Intl.NumberFormat(undefined, options).format(bytes / size);
	}
}

/** Returns a line such as “3 of 10 photos · 2.4 MB of 20 MB”. */
export function totalsWords({ count, bytes }: Totals, most: Totals): string {
	const photos = Number.isFinite(most.count) ? TEXT.photoCountOf : TEXT.photoCount;
	const size = sizeWords(bytes);
	return [
		fillIn(pageText(photos), { count, most: most.count }),
		// If there is no limit, the page contains a very large number.
		most.bytes < Number.MAX_SAFE_INTEGER
			? fillIn(pageText(TEXT.photoBytesOf), { size, most: sizeWords(most.bytes) })
			: size,
	].join(' · ');
}
