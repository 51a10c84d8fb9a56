export interface Slot {
	/** Hours and minutes, as in 09:30; '' for not said yet. */
	readonly from: string;
	readonly to: string;
}

export type DayState = 'closed' | 'hours' | 'all-day';

export interface Day {
	readonly state: DayState;
	readonly slots: readonly Slot[];
}

/** A day of the week under the name it is kept by, and the other names it may have been kept by. */
export interface DayName {
	readonly key: string;
	readonly label: string;
	readonly aliases: readonly string[];
}

type Kept = Readonly<Record<string, unknown>>;

export const CLOSED: Day = { state: 'closed', slots: [] };
export const EMPTY_SLOT: Slot = { from: '', to: '' };

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null;

/** Clocks of twelve hours are read as well; what is no time of day is nothing. */
export function readTime(value: unknown): string {
	const found = /^\s*(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?\s*$/i.exec(
		String(value ?? ''),
	);
	if (!found) return '';
	const [, hours = '', minutes = '', half] = found;
	const hour = half
		? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
		: Number(hours);
	return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : '';
}

const isSaid = ({ from, to }: Slot) => from !== '' || to !== '';

const list = (value: unknown): readonly unknown[] => {
	if (Array.isArray(value)) return value;
	return isKept(value) ? Object.values(value) : [value];
};

function readDay(kept: unknown): Day {
	if (!isKept(kept)) return CLOSED;
	const closes = list(kept['close']).map(readTime);
	const slots = list(kept['open'])
		.map((open, index) => ({ from: readTime(open), to: closes[index] ?? '' }))
		.filter(isSaid);
	return slots.length > 0 ? { state: 'hours', slots } : { state: 'all-day', slots: [] };
}

const keptName = (kept: Kept, { key, aliases }: DayName): string | undefined => {
	const names = [key, ...aliases].map((name) => name.toLowerCase());
	return Object.keys(kept).find((name) => names.includes(name.toLowerCase()));
};

/** The days in the order of `names`. */
export function readHours(kept: unknown, names: readonly DayName[]): readonly Day[] {
	if (!isKept(kept)) return names.map(() => CLOSED);
	return names.map((name) => {
		const found = keptName(kept, name);
		return found === undefined ? CLOSED : readDay(kept[found]);
	});
}

/** Empty times stand for a day without an end; a day that is not there is closed. */
function writeDay(state: DayState, said: readonly Slot[]): object {
	const [first = EMPTY_SLOT] = said;
	if (state === 'all-day') return { open: '', close: '' };
	return said.length < 2
		? { open: first.from, close: first.to }
		: { open: said.map(({ from }) => from), close: said.map(({ to }) => to) };
}

/** Hours that are not filled in yet are left out. */
export function writeHours(
	days: readonly Day[],
	names: readonly DayName[],
): Record<string, object> {
	return Object.fromEntries(
		names.flatMap(({ key }, index) => {
			const { state, slots } = days[index] ?? CLOSED;
			const said = slots.filter(isSaid);
			const isOpen = state === 'all-day' || (state === 'hours' && said.length > 0);
			return isOpen ? [[key, writeDay(state, said)]] : [];
		}),
	);
}

/** One day's hours for all the others that `onto` names. */
export const copied = (days: readonly Day[], from: number, onto: readonly number[]) =>
	days.map((day, index) => (onto.includes(index) ? (days[from] ?? day) : day));
