import { everyText } from './every-text.ts';
import { isAbove, isBelow, number as numberOf, type IsPast } from '../threshold.ts';
import type { Rule } from '../types.ts';

const isNumber = everyText((text) => /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i.test(text));

export const number: Rule = () => isNumber;

/** What is no number at all is the rule `number`'s business, not theirs. */
const nonePast =
	(isPast: IsPast): Rule =>
	({ threshold }) => {
		const bound = numberOf(threshold);
		return ({ texts }) => !texts.some((text) => isPast(numberOf(text), bound));
	};

export const minnumber = nonePast(isBelow);

export const maxnumber = nonePast(isAbove);

/** Half of the last digit that a step is looked at: no computer holds 0.3 exactly. */
const BESIDE = 5e-7;

/** Steps that have no width, or one below nought, bound nothing: no remainder of theirs is beside a step. */
export const stepnumber: Rule = ({ base, interval }) => {
	const [first, width] = [numberOf(base) || 0, numberOf(interval)];
	return ({ texts }) =>
		!texts.some((text) => {
			const past = Math.abs((numberOf(text) - first) % width);
			return Math.min(past, width - past) >= BESIDE;
		});
};
