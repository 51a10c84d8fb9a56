export interface Slot {
	/** A time such as 09:30, or an empty string if the user has not entered it yet. */
	readonly from: string;
	readonly to: string;
}

export type DayState = 'closed' | 'hours' | 'all-day';

export interface Day {
	readonly state: DayState;
	readonly slots: readonly Slot[];
}

/** A weekday. `key` is the storage key, `aliases` are older keys that stored data may use. */
export interface DayName {
	readonly key: string;
	readonly label: string;
	readonly aliases: readonly string[];
}

type Kept = Readonly<Record<string, unknown>>;

export const CLOSED: Day = { state: 'closed', slots: [] };
const ALL_DAY: Day = { state: 'all-day', slots: [] };
export const EMPTY_SLOT: Slot = { from: '', to: '' };

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null;

/** Matches times such as 9:30, 09.30:00, 9:30 pm and 9 p.m. */
const TIME = /^\s*(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*(?:([ap])\.?m\.?)?\s*$/i;

/**
 * Converts a stored time to HH:MM, and 24:00 to 00:00. Returns an empty string if the value is not
 * a time.
 */
export function readTime(value: unknown): string {
	const [, hours = '', minutes, half] = TIME.exec(typeof value === 'string' ? value : '') ?? [];
	if (hours === '' || (minutes ?? half) === undefined) return '';
	const time = 60 * Number(hours) + Number(minutes ?? 0);
	const last = half ? 60 * 13 - 1 : 60 * 24;
	if (Number(minutes ?? 0) > 59 || time > last) return '';
	const hour = half
		? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
		: Number(hours) % 24;
	return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

const isSaid = ({ from, to }: Slot) => from !== '' || to !== '';
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

const list = (value: unknown): readonly unknown[] => {
	if (Array.isArray(value)) return value;
	if (isKept(value)) return Object.values(value);
	return value === undefined ? [] : [value];
};

/**
 * Reads the stored hours of a day. A day without times, or from midnight to midnight, is open all
 * day.
 */
function readDay(kept: unknown): Day {
	if (!isKept(kept)) return CLOSED;
	const opens = list(kept['open']);
	const closes = list(kept['close']);
	const slots = opens
		.map((open, index) => ({ from: readTime(open), to: readTime(closes[index]) }))
		.filter(isSaid);
	const [first] = slots;
	if (!first) return opens.length > 0 && [...opens, ...closes].every(isBlank) ? ALL_DAY : CLOSED;
	const isWhole = slots.length === 1 && first.from === '00:00' && first.to === '00:00';
	return isWhole ? ALL_DAY : { state: 'hours', slots };
}

/**
 * Returns the stored keys that stand for this weekday, such as its name in another language. The
 * first key has priority.
 */
function keptNames(kept: Kept, { key, aliases }: DayName): readonly string[] {
	const names = [key, ...aliases].map((name) => name.toLowerCase());
	return Object.keys(kept).filter((name) => names.includes(name.trim().toLowerCase()));
}

/**
 * Reads the opening hours in the order of `names`. The PHP code reads them in the same way. Both
 * are tested with tests/cases/listing/hours.json.
 */
export function readHours(kept: unknown, names: readonly DayName[]): readonly Day[] {
	if (!isKept(kept)) return names.map(() => CLOSED);
	return names.map((name) => {
		const [found] = keptNames(kept, name);
		return found === undefined ? CLOSED : readDay(kept[found]);
	});
}

/**
 * Converts a day to the storage format. A day that is open all day has empty times. For a closed
 * day, returns undefined.
 */
function writeDay({ state, slots }: Day): object | undefined {
	if (state === 'all-day') return { open: '', close: '' };
	const said = slots.filter(isSaid);
	const [first] = said;
	if (state === 'closed' || !first) return undefined;
	return said.length < 2
		? { open: first.from, close: first.to }
		: { open: said.map(({ from }) => from), close: said.map(({ to }) => to) };
}

const isSame = (one: Day, other: Day) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the hours to store. Drops incomplete hours. Does not change the stored values of unedited
 * days, and of keys that are not weekdays.
 */
export function writeHours(
	days: readonly Day[],
	names: readonly DayName[],
	kept: unknown = {},
): Record<string, unknown> {
	const written: Record<string, unknown> =
		isKept(kept) && !Array.isArray(kept) ? { ...kept } : {};
	const before = readHours(kept, names);
	names.forEach((name, index) => {
		const day = days[index] ?? CLOSED;
		if (isSame(day, before[index] ?? CLOSED)) return;
		for (const old of keptNames(written, name)) delete written[old];
		const value = writeDay(day);
		if (value) written[name.key] = value;
	});
	return written;
}

const WEEKEND = ['saturday', 'sunday'];

/** Returns the indexes of Monday to Friday, independent of labels and of the first day of the week. */
export const weekdays = (names: readonly DayName[]): readonly number[] =>
	names.flatMap(({ key, aliases }, place) =>
		[key, ...aliases].some((name) => WEEKEND.includes(name.toLowerCase())) ? [] : [place],
	);

/** Copies the hours of the day at index `from` to the days at the indexes in `onto`. */
export const copied = (days: readonly Day[], from: number, onto: readonly number[]) =>
	days.map((day, index) => (onto.includes(index) ? (days[from] ?? day) : day));
