import { readTime, spanOf, TIME, isWholeDay, type Span } from './times.ts';

export type DayHours = readonly Span[] | 'closed' | 'all day';

/** The hours by index of the day, or the part of the text that cannot be parsed. */
export type ParsedHours =
	{ readonly days: ReadonlyMap<number, DayHours> } | { readonly unread: string };

/** The days in the order of the week, each with all of its names. */
export type DayNames = readonly (readonly string[])[];

type Group = { readonly days: readonly number[] } | { readonly hours: DayHours };

const MOST_SPANS = 2;
const WORD = /^[\p{L}.]+/u;
const ALWAYS = /^(?:24\s*\/\s*7|24\s*(?:hours|h)\b|(?:day and night|all day|around the clock)\b)/;
const CLOSED = /^(?:closed|off)\b/;
const DASH = /^(?:[-\u2010-\u2015~]|(?:to|till|until|thru|through)\b)/;
const BETWEEN = /^(?:[\s,;:|/&+]|(?:and|from|open|hours|on|h|uhr)\b)+/;
const EVERY = /^(?:daily|every\s*day|everyday|all week|(?:all|7) days)\b/;
const WEEKDAYS = /^(?:week\s?days|workdays|working days)\b/;
const WEEKEND = /^week-?\s?ends?\b/;

/** Accepts abbreviations of at least two letters, if they match one day only. */
function dayOf(word: string, names: DayNames): number | undefined {
	const begun = word.replace(/\.$/, '');
	if (begun.length < 2) return undefined;
	const found = names.flatMap((all, place) =>
		all.some((name) => name.startsWith(begun) || `${name}s` === begun) ? [place] : [],
	);
	return found.length === 1 ? found[0] : undefined;
}

const round = (from: number, to: number, count: number) =>
	Array.from({ length: ((to - from + count) % count) + 1 }, (_no, at) => (from + at) % count);

/** Creates a tokenizer, which removes matching text from the beginning of the line. */
function createReader(line: string) {
	let rest = line.toLowerCase().trim();
	const take = (pattern: RegExp): string | undefined => {
		const [taken] = pattern.exec(rest) ?? [];
		if (taken === undefined) return undefined;
		rest = rest.slice(taken.length).trimStart();
		return taken.trim();
	};
	return {
		take,
		skip: () => void take(BETWEEN),
		rest: () => rest,
		back: (to: string) => void (rest = to),
	};
}

type Reader = ReturnType<typeof createReader>;

/** Calls `take`. If it returns undefined, restores the reader to its previous position. */
function tryTake<Taken>({ rest, back }: Reader, take: () => Taken | undefined): Taken | undefined {
	const before = rest();
	const taken = take();
	if (taken === undefined) back(before);
	return taken;
}

const takeDay = (reader: Reader, names: DayNames) =>
	tryTake(reader, () => dayOf(reader.take(WORD) ?? '', names));

const takeAfterDash = <Taken>(reader: Reader, next: () => Taken | undefined) =>
	tryTake(reader, () => (reader.take(DASH) === undefined ? undefined : next()));

const isWeekend = (name: readonly string[]) => name.some((one) => /^(?:sat|sun)/.test(one));

function takeDays(reader: Reader, names: DayNames): readonly number[] | undefined {
	const { take } = reader;
	const all = names.map((_name, place) => place);
	if (take(EVERY) !== undefined) return all;
	if (take(WEEKDAYS) !== undefined) return all.filter((place) => !isWeekend(names[place]!));
	if (take(WEEKEND) !== undefined) return all.filter((place) => isWeekend(names[place]!));
	const from = takeDay(reader, names);
	if (from === undefined) return undefined;
	const to = takeAfterDash(reader, () => takeDay(reader, names));
	return to === undefined ? [from] : round(from, to, names.length);
}

const takeTime = ({ take }: Reader) => readTime(take(TIME) ?? '');

const takeSpan = (reader: Reader, before: Span | undefined) =>
	tryTake(reader, () => {
		const from = takeTime(reader);
		const to = from && takeAfterDash(reader, () => takeTime(reader));
		return to && spanOf(from, to, before);
	});

function takeHours(reader: Reader): DayHours | undefined {
	if (reader.take(ALWAYS) !== undefined) return 'all day';
	if (reader.take(CLOSED) !== undefined) return 'closed';
	const spans: Span[] = [];
	for (;;) {
		const span = takeSpan(reader, spans.at(-1));
		if (!span) break;
		spans.push(span);
		reader.skip();
	}
	if (spans.length === 0) return undefined;
	return spans.length === 1 && isWholeDay(spans[0]!) ? 'all day' : spans;
}

function groupsOf(reader: Reader, names: DayNames): Group[] {
	const groups: Group[] = [];
	for (reader.skip(); reader.rest() !== ''; reader.skip()) {
		const days = takeDays(reader, names);
		const hours = days ? undefined : takeHours(reader);
		const last = groups.at(-1);
		if (days && last && 'days' in last) groups.splice(-1, 1, { days: [...last.days, ...days] });
		else if (days) groups.push({ days });
		else if (hours) groups.push({ hours });
		else break;
	}
	return groups;
}

/**
 * Parses opening hours as people write them: “9-5 mon-fri”, “Mo–Fr 9:00–18:00, Sa 10–14”, “24/7”.
 */
export function parseHours(line: string, names: DayNames): ParsedHours {
	const folded = names.map((all) => all.map((name) => name.toLowerCase()));
	const reader = createReader(line);
	const groups = groupsOf(reader, folded);
	const unread = { unread: reader.rest() || line.trim() };
	if (reader.rest() !== '' || groups.length === 0) return unread;
	const [only] = groups;
	if (groups.length === 1 && 'hours' in only!) {
		groups.unshift({ days: names.map((_name, place) => place) });
	}
	const days = new Map<number, DayHours>();
	for (let at = 0; at < groups.length; at += 2) {
		const pair = Object.assign({}, groups[at], groups[at + 1]) as {
			days?: readonly number[];
			hours?: DayHours;
		};
		if (!pair.days || !pair.hours || pair.hours.length === 0) return unread;
		if (typeof pair.hours !== 'string' && pair.hours.length > MOST_SPANS) return unread;
		for (const day of pair.days) days.set(day, pair.hours);
	}
	return { days };
}
