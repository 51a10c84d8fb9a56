import type { Raster } from './png.ts';

const SEA = [16, 36, 56] as const;
const LAND = [224, 214, 186] as const;

/** Draws a dot for each airport. The map is brighter where airports are dense. */
export const worldOfDots = (
	places: ReadonlyArray<{ latitude: number; longitude: number }>,
	width: number,
): Raster => {
	const height = width / 2;
	const light = new Float32Array(width * height);
	for (const { latitude, longitude } of places) {
		const column = Math.floor(((longitude + 180) / 360) * (width - 2));
		const line = Math.floor(((90 - latitude) / 180) * (height - 2));
		for (const [right, down] of [
			[0, 0],
			[1, 0],
			[0, 1],
			[1, 1],
		] as const) {
			const at = (line + down) * width + column + right;
			light[at] = Math.min(1, (light[at] ?? 0) + 0.45);
		}
	}
	const pixels = new Uint8Array(width * height * 3);
	light.forEach((share, at) => {
		for (const channel of [0, 1, 2] as const) {
			pixels[at * 3 + channel] = SEA[channel] + (LAND[channel] - SEA[channel]) * share;
		}
	});
	return { width, height, pixels };
};
