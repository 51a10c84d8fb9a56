import cases from '../../cases/listing/hours.json';
import {
	copied,
	readHours,
	readTime,
	weekdays,
	writeHours,
	type Day,
} from '../../../plugin-php-shim/editor/listing/hours/hours.ts';

const names = [
	{ key: 'Monday', label: 'Montag', aliases: ['Montag'] },
	{ key: 'Tuesday', label: 'Dienstag', aliases: ['Dienstag'] },
];
const closed: Day = { state: 'closed', slots: [] };
const allDay: Day = { state: 'all-day', slots: [] };
const morning: Day = { state: 'hours', slots: [{ from: '09:00', to: '12:00' }] };
const twice: Day = {
	state: 'hours',
	slots: [...morning.slots, { from: '14:00', to: '18:30' }],
};

const WEEK = [
	['Monday', 'Montag'],
	['Tuesday', 'Dienstag'],
	['Wednesday', 'Mittwoch'],
	['Thursday', 'Donnerstag'],
	['Friday', 'Freitag'],
	['Saturday', 'Samstag'],
	['Sunday', 'Sonntag'],
] as const;
const weekNames = WEEK.map(([english, german]) => ({
	key: german,
	label: german,
	aliases: [english, german],
}));

/** The hours that the page shows for a day. An interval with only one time is ignored. */
const shown = ({ state, slots }: Day) => {
	if (state === 'all-day') return 'all day';
	const whole = slots.filter(({ from, to }) => from !== '' && to !== '');
	return whole.map(({ from, to }) => [from, to]);
};

it('the listing editor recognises the days from Monday to Friday in any language and order', () => {
	expect(weekdays(weekNames)).toEqual([0, 1, 2, 3, 4]);
	expect(weekdays([weekNames[6]!, ...weekNames.slice(0, 6)])).toEqual([1, 2, 3, 4, 5]);
});

describe('opening hours in the listing editor and on the page', () => {
	it.each(cases.map(({ says, kept, week }) => [says, kept, week] as const))(
		'the listing editor reads opening hours like the page: %s',
		(_says, kept, week) => {
			const days = readHours(kept, weekNames).map(shown);
			const named = WEEK.map(([name], index) => [name, days[index]] as const);
			expect(Object.fromEntries(named.filter(([, day]) => day?.length !== 0))).toEqual(week);
		},
	);

	it.each(cases.map(({ says, kept }) => [says, kept] as const))(
		'the listing editor keeps the hours of a day when another day is changed: %s',
		(_says, kept) => {
			const isKept = (name: string) => !/^sun|^sonn/i.test(name);
			const before = Object.fromEntries(
				Object.entries(kept).filter(([name]) => isKept(name)),
			);
			const days = readHours(before, weekNames).with(6, allDay);
			expect(writeHours(days, weekNames, before)).toEqual({
				...before,
				Sonntag: { open: '', close: '' },
			});
		},
	);
});

describe('opening hours in the listing editor', () => {
	it.each([
		['one interval', { Monday: { open: '09:00', close: '12:00' } }, morning],
		[
			'two intervals',
			{ Monday: { open: ['09:00', '14:00'], close: ['12:00', '18:30'] } },
			twice,
		],
		['a start without an end', { Monday: { open: '', close: '' } }, allDay],
	])('opening hours keep %s', (_says, kept, day) => {
		expect(readHours(kept, names)).toEqual([day, closed]);
		expect(writeHours([day, closed], names)).toEqual(kept);
	});

	it('opening hours are also found under the translated name of the day', () => {
		expect(readHours({ dienstag: { open: '9:00', close: '12:00' } }, names)).toEqual([
			closed,
			morning,
		]);
	});

	it('opening hours are read if the intervals have numbers as keys', () => {
		const kept = {
			Monday: { open: { 0: '09:00', 1: '14:00' }, close: { 0: '12:00', 1: '18:30' } },
		};
		expect(readHours(kept, names)[0]).toEqual(twice);
	});

	it.each([[undefined], [''], [[]], [{ Monday: 'x' }]])(
		'a day is closed if %j is stored',
		(kept) => {
			expect(readHours(kept, names)).toEqual([closed, closed]);
		},
	);

	it.each([
		['09:30', '09:30'],
		['9:30', '09:30'],
		['09:30am', '09:30'],
		['12:15 AM', '00:15'],
		['12:15pm', '12:15'],
		['6:05 p.m.', '18:05'],
		['24:00', '00:00'],
		['24:30', ''],
		['25:00', ''],
		['noon', ''],
	])('the time “%s” is read as “%s”', (text, time) => {
		expect(readTime(text)).toBe(time);
	});

	it('edited hours replace the stored hours of the day, also if they are stored under its translated name', () => {
		const kept = {
			Tuesday: { open: '09:00', close: '24:00' },
			Montag: { open: '', close: '' },
		};
		expect(writeHours([morning, closed], names, kept)).toEqual({
			Monday: { open: '09:00', close: '12:00' },
		});
	});

	it('a day without a filled-in interval is not saved', () => {
		const begun: Day = { state: 'hours', slots: [{ from: '', to: '' }] };
		expect(writeHours([begun, allDay], names)).toEqual({ Tuesday: { open: '', close: '' } });
	});

	it('an interval that is not filled in is not saved, and the others are kept', () => {
		const begun: Day = { state: 'hours', slots: [...morning.slots, { from: '', to: '' }] };
		expect(writeHours([begun, closed], names)).toEqual({
			Monday: { open: '09:00', close: '12:00' },
		});
	});

	it('opening hours are copied to the selected days', () => {
		expect(copied([twice, closed], 0, [1])).toEqual([twice, twice]);
	});
});
