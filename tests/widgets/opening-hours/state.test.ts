import cases from '../../cases/listing/open-state.json';
import { minuteOfWeek, stateAt, type Span } from '../../../widgets/opening-hours/state.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const clock = (minute?: number) =>
	minute === undefined
		? null
		: [Math.floor((minute % 1440) / 60), minute % 60]
				.map((part) => String(part).padStart(2, '0'))
				.join(':');

describe('state of opening hours in the browser', () => {
	it.each(cases.map((one) => [one.says, one] as const))('a place is %s', (_says, one) => {
		const minute = minuteOfWeek(new Date(one.at), one.zone);
		const { isOpen, change, day } = stateAt(one.week as unknown as Span[], minute);
		expect([isOpen, clock(change), day === undefined ? null : DAYS[day]]).toEqual([
			one.open,
			one.time,
			one.day,
		]);
	});

	it('the next change has the text of its own time range', () => {
		const week: Span[] = [
			[540, 720, 'nine', 'noon'],
			[840, 1080, 'two', 'six'],
		];
		expect([600, 780, 900, 1100].map((minute) => stateAt(week, minute).time)).toEqual([
			'noon',
			'two',
			'six',
			'nine',
		]);
	});
});
