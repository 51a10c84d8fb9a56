/** Only times can be noisy. Bytes, requests and queries are the same in every run. */
export type Verdict = 'met' | 'missed' | 'noisy';

/** A row of the table: a value, the value to compare it with, and the goal for their ratio. */
export interface Figure {
	readonly name: string;
	readonly unit: string;
	readonly value: number;
	readonly floor: number;
	readonly floorIs: string;
	/** The minimum or maximum of `value / floor`. */
	readonly goal: { readonly atLeast: number } | { readonly atMost: number };
	/** The spread between the rounds of a run. Only times have one. */
	readonly spread?: number;
}

/** Zero compared with zero is a ratio of 1. */
export const ratioOf = ({ value, floor }: Figure) => (value === floor ? 1 : value / floor);

const NOISY = 0.25;

export const isNoisy = ({ spread = 0 }: Figure) => spread > NOISY;

export const isMet = (figure: Figure) =>
	'atLeast' in figure.goal
		? ratioOf(figure) >= figure.goal.atLeast
		: ratioOf(figure) <= figure.goal.atMost;

/** A missed goal with noisy times is reported as noisy. */
export function verdictOf(figure: Figure): Verdict {
	if (isMet(figure)) return 'met';
	return isNoisy(figure) ? 'noisy' : 'missed';
}
