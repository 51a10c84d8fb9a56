/** Minimum length of a swipe in pixels. */
const LEAST_SWIPE = 40;

/** Returns the index after a step. The last photo is followed by the first. */
export const stepped = (index: number, by: number, count: number): number =>
	(index + by + count) % count;

/** Interprets a swipe: to a side, downwards to close, or neither. */
export function swiped(x: number, y: number): 'left' | 'right' | 'away' | undefined {
	const isLevel = Math.abs(x) > Math.abs(y);
	if (isLevel && Math.abs(x) >= LEAST_SWIPE) return x < 0 ? 'left' : 'right';
	return !isLevel && y >= 2 * LEAST_SWIPE ? 'away' : undefined;
}
