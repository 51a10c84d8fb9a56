import { DATE, LIMIT, WEEKDAY } from '@gazetteer/contract';
import { everyText } from './every-text.ts';
import { isAbove, isBelow, wholeNumber, type IsPast } from '../threshold.ts';
import type { Rule } from '../types.ts';

const FORM = new RegExp(`^\\d{${DATE.minYearDigits},}-\\d\\d-\\d\\d$`);

/** Whether a text has the format of a date, even if the date does not exist. */
const hasDateForm = (text: string) => text.length <= LIMIT.longestMatched && FORM.test(text);

/** The calendar repeats after this number of years, with the same weekdays. */
const CYCLE = 400;

/**
 * The weekday of a date, Monday being 1, or nothing where there is no such day. A browser may take
 * 30 February for 2 March and knows few years of five digits, so the day is looked for in a year of
 * the same place in the cycle, which the last four digits tell, and has to be found there.
 */
function weekdayOf(text: string): number | undefined {
	const year = text.slice(0, -6);
	const day = new Date(`${2000 + (Number(year.slice(-4)) % CYCLE)}${text.slice(-6)}`);
	const isReal = Number(year) > 0 && day.getUTCDate() === Number(text.slice(-2));
	return isReal && hasDateForm(text) ? day.getUTCDay() || WEEKDAY.sunday : undefined;
}

const isRealDay = everyText((text) => weekdayOf(text) !== undefined);

export const date: Rule = () => isRealDay;

/** Compares dates as text. Text without the format of a date passes. */
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

export const dayofweek: Rule = ({ accept = [] }) => {
	const days = new Set<number | undefined>(accept.map(wholeNumber));
	return everyText((text) => days.has(weekdayOf(text)));
};
