import { kilometres } from '../airports/geography.ts';
import type { Raster } from './png.ts';

interface Place {
	latitude: number;
	longitude: number;
}

type Colour = readonly [number, number, number];

const SIZE = { width: 480, height: 270 };
const DEGREES_HIGH = 13;
const SEA: Colour = [18, 42, 64];
const LINE: Colour = [38, 66, 90];
const RING: Colour = [92, 108, 120];
const DOT: Colour = [226, 214, 184];
const PIN: Colour = [255, 150, 118];
const GRID_DEGREES = 2;
const RING_KILOMETRES = 250;

const EMPTY_SEA = new Uint8Array(SIZE.width * SIZE.height * 3).map((_, at) => SEA[at % 3] ?? 0);

/**
 * Draws a map of the airports around one of them, with a grid of degrees and circles of equal
 * distance.
 */
export const localMap = (centre: Place, places: readonly Place[]): Raster => {
	const { width, height } = SIZE;
	const scale = height / DEGREES_HIGH;
	const narrowing = Math.max(0.25, Math.cos((centre.latitude * Math.PI) / 180));
	const column = (longitude: number) => {
		const east = ((longitude - centre.longitude + 540) % 360) - 180;
		return width / 2 + east * narrowing * scale;
	};
	const line = (latitude: number) => height / 2 - (latitude - centre.latitude) * scale;

	const pixels = EMPTY_SEA.slice();
	const paint = (x: number, y: number, colour: Colour) => {
		const [across, down] = [Math.round(x), Math.round(y)];
		if (across < 0 || down < 0 || across >= width || down >= height) return;
		pixels.set(colour, (down * width + across) * 3);
	};
	const disc = (x: number, y: number, radius: number, colour: Colour) => {
		for (let down = -radius; down <= radius; down++) {
			for (let across = -radius; across <= radius; across++) {
				if (across ** 2 + down ** 2 <= radius ** 2) paint(x + across, y + down, colour);
			}
		}
	};

	const reach = Math.ceil(width / scale / narrowing / 2 / GRID_DEGREES) + 1;
	for (let step = -reach; step <= reach; step++) {
		const longitude = (Math.round(centre.longitude / GRID_DEGREES) + step) * GRID_DEGREES;
		const latitude = (Math.round(centre.latitude / GRID_DEGREES) + step) * GRID_DEGREES;
		for (let y = 0; y < height; y++) paint(column(longitude), y, LINE);
		for (let x = 0; x < width; x++) paint(x, line(latitude), LINE);
	}
	const degree = kilometres(centre, { ...centre, latitude: centre.latitude - 1 });
	for (const times of [1, 2]) {
		const radius = (times * RING_KILOMETRES * scale) / degree;
		for (let part = 0; part < 720; part++) {
			const angle = (part * Math.PI) / 360;
			paint(
				width / 2 + radius * Math.cos(angle),
				height / 2 + radius * Math.sin(angle),
				RING,
			);
		}
	}
	for (const { latitude, longitude } of places) {
		if (Math.abs(latitude - centre.latitude) > DEGREES_HIGH / 2) continue;
		disc(column(longitude), line(latitude), 2, DOT);
	}
	disc(width / 2, height / 2, 9, SEA);
	disc(width / 2, height / 2, 7, PIN);
	disc(width / 2, height / 2, 3, SEA);
	return { width, height, pixels };
};
