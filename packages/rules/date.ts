import { hasDateForm, weekdayOf } from './calendar-day.ts';
import { everyText } from './every-text.ts';
import { isAbove, isBelow, type IsPast } from './past.ts';
import type { Rule } from './types.ts';

const isRealDay = everyText((text) => weekdayOf(text) !== undefined);

export const date: Rule = () => isRealDay;

/** Dates are compared as text, and what is not written as one is not compared. */
const nonePast =
	(isPast: IsPast): Rule =>
	({ threshold }) => {
		const bound = String(threshold);
		const isBound = hasDateForm(bound);
		return ({ texts }) =>
			!texts.some((text) => isBound && hasDateForm(text) && isPast(text, bound));
	};

export const mindate = nonePast(isBelow);

export const maxdate = nonePast(isAbove);
