/**
 * Returns the scrolled share of the page in per cent. Limits the value, because overscrolling
 * exceeds both ends.
 */
export const percentage = (scrolled: number, way: number): number =>
	way > 0 ? Math.min(Math.max((scrolled / way) * 100, 0), 100) : 0;
