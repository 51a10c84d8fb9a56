/**
 * The minimum width of the window in pixels. In narrower windows, the card does not fit next to the
 * form.
 */
const WINDOW = 1100;
const GAP = 24;
const WIDTH = { least: 216, most: 300 } as const;

export interface Room {
	readonly left: number;
	readonly width: number;
}

/**
 * Returns the space next to the form: on the right, or on the left in right-to-left scripts.
 * Returns undefined if it is too narrow.
 */
export function roomBeside(
	{ left, right }: { readonly left: number; readonly right: number },
	windowWidth: number,
	isRightToLeft: boolean,
): Room | undefined {
	const free = (isRightToLeft ? left : windowWidth - right) - 2 * GAP;
	if (windowWidth < WINDOW || free < WIDTH.least) return undefined;
	const width = Math.min(free, WIDTH.most);
	return { width, left: isRightToLeft ? left - GAP - width : right + GAP };
}
