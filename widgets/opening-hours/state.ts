const DAY = 1440;
const WEEK = 7 * DAY;
/** A closing time after midnight needs no weekday if it is less than this many minutes away. */
const SOON = 720;

/** Start and end in minutes since Monday 00:00, and both times as the page shows them. */
export type Span = readonly [start: number, end: number, from?: string, to?: string];

export interface OpenState {
	readonly isOpen: boolean;
	/** The minute of the week of the next change. Undefined if the state never changes. */
	readonly change?: number;
	/** The time of the change as text. */
	readonly time?: string | undefined;
	/** The weekday of the change, from 0 for Monday. Undefined if the time alone is clear. */
	readonly day?: number;
}

/** Returns the weekday of a minute of the week, from 0 for Monday. */
export const dayOf = (minute: number): number => Math.floor(minute / DAY);

const changing = (isOpen: boolean, minute: number, wait: number, time?: string): OpenState => {
	const change = (minute + wait) % WEEK;
	const isClear = dayOf(minute) === dayOf(minute + wait) || (isOpen && wait < SOON);
	return { isOpen, change, time, ...(isClear ? {} : { day: dayOf(change) }) };
};

/** Returns whether the place is open in a minute of the week, and when that changes. */
export function stateAt(week: readonly Span[], minute: number): OpenState {
	let [opens, time]: [number, string | undefined] = [WEEK, undefined];
	for (const [start, end, from, to] of week) {
		// A range that began at the end of the last week can contain the minute, too.
		for (const at of [minute, minute + WEEK]) {
			if (at >= start && at < end)
				return end - start >= WEEK
					? { isOpen: true }
					: changing(true, minute, end - at, to);
		}
		const wait = (start - minute + WEEK) % WEEK;
		if (wait < opens) [opens, time] = [wait, from];
	}
	return week.length ? changing(false, minute, opens, time) : { isOpen: false };
}

/** Returns the local minute of the week in a time zone such as `Europe/Zurich` or `+02:00`. */
export function minuteOfWeek(now: Date, zone: string): number {
	const [, sign, hours = 0, minutes = 0] = /^([+-])(\d+):(\d+)$/.exec(zone) ?? [];
	const offset = Number(`${sign ?? ''}1`) * (60 * Number(hours) + Number(minutes));
	// Some browsers do not know offsets as time zones, so add the offset here.
	const parts = new Intl.DateTimeFormat('en-GB', {
		timeZone: sign ? 'UTC' : zone,
		weekday: 'short',
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
	}).formatToParts(sign ? new Date(+now + offset * 60_000) : now);
	const read = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
	const day = 'MonTueWedThuFriSatSun'.indexOf(read('weekday')) / 3;
	return day * DAY + 60 * Number(read('hour')) + Number(read('minute'));
}
