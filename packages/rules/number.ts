import { everyText } from './every-text.ts';
import { isAbove, isBelow, type IsPast } from './past.ts';
import { number as numberOf } from './threshold.ts';
import type { Rule } from './types.ts';

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
