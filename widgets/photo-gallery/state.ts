/** A finger that moves less than this many pixels has pressed, or held still. */
const LEAST_SWIPE = 40;

/** Round and round: after the last photo comes the first. */
export const stepped = (index: number, by: number, count: number): number =>
	(index + by + count) % count;

/** What a finger meant by its way: the photo on that side, to put the photos away, or nothing. */
export function swiped(x: number, y: number): 'left' | 'right' | 'away' | undefined {
	const isLevel = Math.abs(x) > Math.abs(y);
	if (isLevel && Math.abs(x) >= LEAST_SWIPE) return x < 0 ? 'left' : 'right';
	return !isLevel && y >= 2 * LEAST_SWIPE ? 'away' : undefined;
}
