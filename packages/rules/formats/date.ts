import { DATE, LIMIT, WEEKDAY } from '@gazetteer/contract';
import { everyText } from './every-text.ts';
import { isAbove, isBelow, wholeNumber, type IsPast } from '../threshold.ts';
import type { Rule } from '../types.ts';

const FORMAT = new RegExp(`^\\d{${DATE.minYearDigits},}-\\d\\d-\\d\\d$`);

/** Whether a text has the format of a date. The date may not exist in the calendar. */
const hasDateFormat = (text: string) => text.length <= LIMIT.longestMatched && FORMAT.test(text);

/** The calendar repeats every 400 years, with the same weekdays. */
const CALENDAR_CYCLE = 400;

/**
 * Returns the weekday of a date (Monday is 1), or undefined if the date does not exist. Browsers
 * accept 30 February as 2 March, and do not support all years above 9999. Therefore look up an
 * equivalent year between 2000 and 2399, and compare the day of the month.
 */
function weekdayOf(text: string): number | undefined {
	const year = text.slice(0, -6);
	const day = new Date(`${2000 + (Number(year.slice(-4)) % CALENDAR_CYCLE)}${text.slice(-6)}`);
	const isReal = Number(year) > 0 && day.getUTCDate() === Number(text.slice(-2));
	return isReal && hasDateFormat(text) ? day.getUTCDay() || WEEKDAY.sunday : undefined;
}

const isRealDay = everyText((text) => weekdayOf(text) !== undefined);

export const date: Rule = () => isRealDay;

/**
 * Creates a rule that compares dates as text. A text that is not a date passes, because the rule
 * `date` rejects it.
 */
const limitRule =
	(isPast: IsPast): Rule =>
	({ threshold }) => {
		const bound = String(threshold);
		const isBound = hasDateFormat(bound);
		return ({ texts }) =>
			!texts.some((text) => isBound && hasDateFormat(text) && isPast(text, bound));
	};

export const mindate = limitRule(isBelow);

export const maxdate = limitRule(isAbove);

export const dayofweek: Rule = ({ accept = [] }) => {
	const days = new Set<number | undefined>(accept.map(wholeNumber));
	return everyText((text) => days.has(weekdayOf(text)));
};
