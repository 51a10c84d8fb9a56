import {
	parseHours,
	type DayHours,
} from '../../../../../widgets/listing-form/sections/hours/parse-hours.ts';
import { clock } from '../../../../../widgets/listing-form/sections/hours/times.ts';
import cases from '../../../../cases/listing/hours-line.json';

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SHORT = NAMES.map((name) => name.slice(0, 2));

const told = (hours: DayHours) =>
	typeof hours === 'string'
		? hours
		: hours.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(' ');

const week = (line: string, names: string[][]) => {
	const parsed = parseHours(line, names);
	return 'days' in parsed
		? Object.fromEntries([...parsed.days].map(([day, hours]) => [SHORT[day], told(hours)]))
		: null;
};

const expected = (row: Record<string, string> | null) =>
	row &&
	Object.fromEntries(
		Object.entries(row).flatMap(([days, hours]) => {
			const [from, to = from] = days.split('-').map((day) => SHORT.indexOf(day));
			return SHORT.slice(from, to! + 1).map((day) => [day, hours]);
		}),
	);

it.each(cases.map((one) => [one.line, one.week as Record<string, string> | null] as const))(
	'opening hours are read from “%s”',
	(line, said) => {
		expect(
			week(
				line,
				NAMES.map((name) => [name]),
			),
		).toEqual(expected(said));
	},
);

it('opening hours accept the page’s names of days, and unreadable parts are reported', () => {
	const names = NAMES.map((name, at) => [
		name,
		['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'][at]!,
	]);
	expect(week('lun-ven 9h00-18h30', names)).toEqual(
		Object.fromEntries(SHORT.slice(0, 5).map((day) => [day, '09:00-18:30'])),
	);
	expect(parseHours('mon 9-5, someday', names)).toEqual({ unread: 'someday' });
});

it('reading opening hours never hangs or throws on any input', () => {
	const pieces = ['mon', '-', '9', ':', '5pm', ',', '24/7', ' ', 'to', 'closed', '99', 'é', '\n'];
	let seed = 7;
	for (let turn = 0; turn < 2_000; turn++) {
		const line = Array.from({ length: 9 }, () => {
			seed = (seed * 48271) % 2147483647;
			return pieces[seed % pieces.length];
		}).join('');
		const parsed = parseHours(
			line,
			NAMES.map((name) => [name]),
		);
		expect('days' in parsed || typeof parsed.unread === 'string').toBe(true);
	}
});
