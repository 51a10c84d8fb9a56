import { weekdayOf } from './calendar-day.ts';
import { everyText } from './every-text.ts';
import { wholeNumber } from './threshold.ts';
import type { Rule } from './types.ts';

export const dayofweek: Rule = ({ accept = [] }) => {
	const days = new Set<number | undefined>(accept.map(wholeNumber));
	return everyText((text) => days.has(weekdayOf(text)));
};
