import { isNoisy, type Figure } from './figure.ts';

/** A file of this folder that measures something, and the name it is asked for by. */
export interface Bench {
	readonly name: string;
	readonly measure: () => Promise<readonly Figure[]>;
}

const TRIES = 3;

/** Measures again while its times waver, three times at most. The calmest try counts. */
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
