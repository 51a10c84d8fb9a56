import type { Spot } from './map.ts';

/** One press moves the marker this far on the screen, with Shift the second. */
const STEP = { small: 4, large: 32 } as const;

/** The width of the whole earth on a map without zoom, as all maps of the web have it. */
const EARTH = 256;

const WAYS: Readonly<Record<string, readonly [right: number, up: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, 1],
	ArrowDown: [0, -1],
};

const rounded = (degrees: number) => Number(degrees.toFixed(6));

/** Where an arrow key takes a marker on a map of this zoom; nothing for any other key. */
export function nudged(
	{ lat, lng }: Spot,
	{ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
	zoom: number,
): Spot | undefined {
	const way = WAYS[key];
	if (!way) return undefined;
	const [right, up] = way;
	const degrees = ((shiftKey ? STEP.large : STEP.small) * 360) / (EARTH * 2 ** zoom);
	const high = lat + up * degrees * Math.cos((lat * Math.PI) / 180);
	return {
		lat: rounded(Math.max(-85, Math.min(85, high))),
		lng: rounded(((lng + right * degrees + 540) % 360) - 180),
	};
}
