import type { Spot } from './map.ts';

/** The distance in pixels by which an arrow key moves the marker, without and with Shift. */
const STEP = { small: 4, large: 32 } as const;

/** The width of the world in pixels at zoom level 0, in Web Mercator maps. */
const WORLD_WIDTH = 256;

const DIRECTIONS: Readonly<Record<string, readonly [right: number, up: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, 1],
	ArrowDown: [0, -1],
};

const rounded = (degrees: number) => Number(degrees.toFixed(6));

/** Returns the position of the marker after an arrow key. Returns undefined for other keys. */
export function movedByKey(
	{ lat, lng }: Spot,
	{ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
	zoom: number,
): Spot | undefined {
	const direction = DIRECTIONS[key];
	if (!direction) return undefined;
	const [right, up] = direction;
	const degrees = ((shiftKey ? STEP.large : STEP.small) * 360) / (WORLD_WIDTH * 2 ** zoom);
	const high = lat + up * degrees * Math.cos((lat * Math.PI) / 180);
	return {
		lat: rounded(Math.max(-85, Math.min(85, high))),
		lng: rounded(((lng + right * degrees + 540) % 360) - 180),
	};
}
