import { isNoisy, type Figure } from './figure.ts';

/** A benchmark of this folder. Its name selects it on the command line. */
export interface Bench {
	readonly name: string;
	readonly measure: () => Promise<readonly Figure[]>;
}

const TRIES = 3;

/**
 * Repeats a measurement while its times are noisy, at most three times, and returns the least noisy
 * result.
 */
export async function measure({ measure: once }: Bench, tries = TRIES): Promise<readonly Figure[]> {
	let calmest = await once();
	const noise = (figures: readonly Figure[]) =>
		Math.max(0, ...figures.map(({ spread = 0 }) => spread));
	for (let left = tries - 1; left > 0 && calmest.some(isNoisy); left--) {
		const again = await once();
		if (noise(again) < noise(calmest)) calmest = again;
	}
	return calmest;
}
