/** A time span in minutes after midnight. If it ends after midnight, `to` is less than `from`. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

const HOUR = 60;
const HALF = 12 * HOUR;
const DAY = 24 * HOUR;

interface Time {
	readonly minutes: number;
	/**
	 * Whether the text shows if the time is before or after noon, as in “9am”, “18:00” and “noon”.
	 */
	readonly isSure: boolean;
	readonly half: 'a' | 'p' | undefined;
}

/** Matches 9, 9:30, 9.30, 9h30, 0930, 9am, 9:30 p.m. and noon. */
export const TIME =
	/^(?:noon|midnight|\d{4}(?!\d)|\d{1,2}(?:[:.h]\d{2})?(?:\s*[ap]\.?m?\.?(?![a-z]))?)/i;

export function readTime(text: string): Time | undefined {
	const word = text.toLowerCase();
	if (word === 'noon') return { minutes: HALF, isSure: true, half: 'p' };
	if (word === 'midnight') return { minutes: DAY, isSure: true, half: 'a' };
	const digits = /^(\d{1,2}?)(?:[:.h]?(\d{2}))?\s*(?:([ap])\.?m?\.?)?$/.exec(word);
	if (!digits) return undefined;
	const [, hours = '', minutes = '0', half] = digits;
	const hour = Number(hours);
	const isOut = Number(minutes) > 59 || (half ? hour < 1 || hour > 12 : hour > 24);
	if (isOut || (hour === 24 && Number(minutes) > 0)) return undefined;
	const inHalf = half ? (hour % 12) * HOUR + (half === 'p' ? HALF : 0) : hour * HOUR;
	return {
		minutes: inHalf + Number(minutes),
		isSure: Boolean(half) || hour > 12 || hours.length === 2 || hour === 0,
		half: half as 'a' | 'p' | undefined,
	};
}

/**
 * Adds the missing “am” or “pm”: “9-5” ends in the afternoon, “5-11pm” starts in the afternoon,
 * and “1-5” after a morning span is in the afternoon.
 */
export function spanOf(from: Time, to: Time, before: Span | undefined): Span {
	let start = from.minutes;
	let end = to.minutes;
	if (to.half === 'p' && !from.half && !from.isSure && start < HALF && start + HALF < end) {
		start += HALF;
	}
	const isAfternoon = before && !from.isSure && start < before.to && start + HALF >= before.to;
	if (isAfternoon && start < HALF) start += HALF;
	const isOpen = !to.half && (!to.isSure || end <= HALF) && end <= HALF;
	if (isOpen && end <= start && end + HALF > start) end += HALF;
	return { from: start % DAY, to: end };
}

export const clock = (minutes: number): string => {
	const [hour, minute] = [Math.floor(minutes / HOUR) % 24, minutes % HOUR];
	return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

export const isWholeDay = ({ from, to }: Span) => from === 0 && (to === DAY || to === 0);
