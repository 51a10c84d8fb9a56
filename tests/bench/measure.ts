import { isNoisy, type Figure } from './figure.ts';

/** A benchmark in this folder, with the name that selects it. */
export interface Bench {
	readonly name: string;
	readonly measure: () => Promise<readonly Figure[]>;
}

const TRIES = 3;

/** Repeats a measurement with noisy times, at most three times. The least noisy one counts. */
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
