import {
	copied,
	readHours,
	readTime,
	writeHours,
	type Day,
} from '../../../plugin-php-shim/editor/listing/hours.ts';

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

describe('opening hours', () => {
	it.each([
		['one interval', { Monday: { open: '09:00', close: '12:00' } }, morning],
		[
			'two intervals',
			{ Monday: { open: ['09:00', '14:00'], close: ['12:00', '18:30'] } },
			twice,
		],
		['no end', { Monday: { open: '', close: '' } }, allDay],
	])('keep %s', (_says, kept, day) => {
		expect(readHours(kept, names)).toEqual([day, closed]);
		expect(writeHours([day, closed], names)).toEqual(kept);
	});

	it('are found under the day’s translated name, too', () => {
		expect(readHours({ dienstag: { open: '9:00', close: '12:00' } }, names)).toEqual([
			closed,
			morning,
		]);
	});

	it('are read where intervals are numbered like an object', () => {
		const kept = {
			Monday: { open: { 0: '09:00', 1: '14:00' }, close: { 0: '12:00', 1: '18:30' } },
		};
		expect(readHours(kept, names)[0]).toEqual(twice);
	});

	it.each([[undefined], [''], [[]], [{ Monday: 'x' }]])('are closed where %j is kept', (kept) => {
		expect(readHours(kept, names)).toEqual([closed, closed]);
	});

	it.each([
		['09:30', '09:30'],
		['9:30', '09:30'],
		['09:30am', '09:30'],
		['12:15 AM', '00:15'],
		['12:15pm', '12:15'],
		['6:05 p.m.', '18:05'],
		['25:00', ''],
		['noon', ''],
	])('read %s as “%s”', (text, time) => {
		expect(readTime(text)).toBe(time);
	});

	it('leave out a day of which nothing was said yet', () => {
		const begun: Day = { state: 'hours', slots: [{ from: '', to: '' }] };
		expect(writeHours([begun, allDay], names)).toEqual({ Tuesday: { open: '', close: '' } });
	});

	it('leave out an interval of which nothing was said yet, and not the others', () => {
		const begun: Day = { state: 'hours', slots: [...morning.slots, { from: '', to: '' }] };
		expect(writeHours([begun, closed], names)).toEqual({
			Monday: { open: '09:00', close: '12:00' },
		});
	});

	it('are copied to the days chosen', () => {
		expect(copied([twice, closed], 0, [1])).toEqual([twice, twice]);
	});
});
