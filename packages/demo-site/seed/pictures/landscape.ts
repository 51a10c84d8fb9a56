import type { Raster } from './png.ts';

type Colour = readonly [red: number, green: number, blue: number];

export interface Mood {
	sky: readonly [top: Colour, horizon: Colour];
	/** The colours of the mountain ridges, from far to near. */
	ridges: readonly Colour[];
	/** Different seeds produce different mountains. */
	seed: number;
}

const mix = (a: Colour, b: Colour, share: number): Colour => [
	a[0] + (b[0] - a[0]) * share,
	a[1] + (b[1] - a[1]) * share,
	a[2] + (b[2] - a[2]) * share,
];

/**
 * Returns the height of a ridge at `x` (0 to 1), as a share of the image height. Adds several sine
 * waves.
 */
const crest = (x: number, ridge: number, count: number, seed: number) => {
	const base = 0.42 + (0.5 * ridge) / count;
	const wave = (length: number, size: number, phase: number) =>
		size * Math.sin(x * length * Math.PI * 2 + phase + seed * (ridge + 1));
	return (
		base + wave(1.3, 0.05, ridge) + wave(3.7, 0.022, ridge * 2) + wave(9.1, 0.008, ridge * 3)
	);
};

/** Draws mountain ridges under a sky. */
export const landscape = ({ sky, ridges, seed }: Mood, width: number, height: number): Raster => {
	const pixels = new Uint8Array(width * height * 3);
	for (let x = 0; x < width; x++) {
		const tops = ridges.map(
			(_, ridge) => crest(x / width, ridge, ridges.length, seed) * height,
		);
		for (let y = 0; y < height; y++) {
			const ridge = tops.findLastIndex((top) => y >= top);
			const near = ridges[ridge];
			const colour = near
				? mix(near, sky[1], Math.max(0, 0.35 - (y - (tops[ridge] ?? 0)) / (height * 0.5)))
				: mix(sky[0], sky[1], Math.min(1, y / (height * 0.6)));
			pixels.set(colour, (y * width + x) * 3);
		}
	}
	return { width, height, pixels };
};
