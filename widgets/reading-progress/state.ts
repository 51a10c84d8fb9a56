/** How much of the way is scrolled, in per cent. Overscroll goes beyond either end; where there is no way, none is. */
export const percentage = (scrolled: number, way: number): number =>
	way > 0 ? Math.min(Math.max((scrolled / way) * 100, 0), 100) : 0;
