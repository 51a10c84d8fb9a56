/** Narrower windows are full of the form. */
const WINDOW = 1100;
const GAP = 24;
const WIDTH = { least: 216, most: 300 } as const;

export interface Room {
	readonly left: number;
	readonly width: number;
}

/** The room beside a form, after it in the direction of reading; nothing where there is too little of it. */
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
