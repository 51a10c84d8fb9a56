import { everyText } from './every-text.ts';
import { isAbove, isBelow, number as numberOf, type IsPast } from '../threshold.ts';
import type { Rule } from '../types.ts';

const isNumber = everyText((text) => /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test(text));

export const number: Rule = () => isNumber;

/**
 * Creates a rule that compares numbers. A text that is not a number passes, because the rule
 * `number` rejects it.
 */
const limitRule =
	(isPast: IsPast): Rule =>
	({ threshold }) => {
		const bound = numberOf(threshold);
		return ({ texts }) => !texts.some((text) => isPast(numberOf(text), bound));
	};

export const minnumber = limitRule(isBelow);

export const maxnumber = limitRule(isAbove);

/**
 * The tolerance for the distance to a step, because floating-point numbers such as 0.3 are not
 * exact.
 */
const TOLERANCE = 5e-7;

/** A missing, zero or negative step size accepts every number. */
export const stepnumber: Rule = ({ base, interval }) => {
	const [first, width] = [numberOf(base) || 0, numberOf(interval)];
	return ({ texts }) =>
		!texts.some((text) => {
			const past = Math.abs((numberOf(text) - first) % width);
			return Math.min(past, width - past) >= TOLERANCE;
		});
};
