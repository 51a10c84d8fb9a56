/** Times are noise at last; bytes, requests and queries never are. */
export type Verdict = 'met' | 'missed' | 'noisy';

/** One line of the table: a value, what it is measured against, and how they should compare. */
export interface Figure {
	readonly name: string;
	readonly unit: string;
	readonly value: number;
	readonly floor: number;
	readonly floorIs: string;
	/** `value / floor` must be at least, or at most, this. */
	readonly goal: { readonly atLeast: number } | { readonly atMost: number };
	/** How far the rounds of one run lie apart; only times have one. */
	readonly spread?: number;
}

/** Nothing against nothing is as much. */
export const ratioOf = ({ value, floor }: Figure) => (value === floor ? 1 : value / floor);

const NOISY = 0.25;

export const isNoisy = ({ spread = 0 }: Figure) => spread > NOISY;

export const isMet = (figure: Figure) =>
	'atLeast' in figure.goal
		? ratioOf(figure) >= figure.goal.atLeast
		: ratioOf(figure) <= figure.goal.atMost;

/** A noisy time is not called missed, since nobody knows. */
export function verdictOf(figure: Figure): Verdict {
	if (isMet(figure)) return 'met';
	return isNoisy(figure) ? 'noisy' : 'missed';
}
