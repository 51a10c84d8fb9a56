import { verdictOf, type Figure } from './bench/figure.ts';
import { measure } from './bench/measure.ts';
import { median, spread } from './bench/statistics.ts';
import { table } from './bench/table.ts';

const time = (value: number, wavers: number): Figure => ({
	name: 'a time',
	unit: '/s',
	value,
	floor: 100,
	floorIs: 'the floor',
	goal: { atLeast: 2.5 },
	spread: wavers,
});
const size = (value: number): Figure => ({
	name: 'a size',
	unit: 'B',
	value,
	floor: 1900,
	floorIs: 'the goal',
	goal: { atMost: 1 },
});

describe('benchmark verdict', () => {
	it.each([
		['a time that reaches its goal counts as met', time(250, 0), 'met'],
		['a noisy time that reaches its goal counts as met', time(250, 0.9), 'met'],
		['a steady time that misses its goal counts as missed', time(249, 0.25), 'missed'],
		['a noisy time that misses its goal counts as noisy', time(249, 0.26), 'noisy'],
		['a size that equals its goal counts as met', size(1900), 'met'],
		['a size above its goal counts as missed', size(1901), 'missed'],
		['zero compared with zero counts as met', { ...size(0), floor: 0 }, 'met'],
		['any other value compared with zero counts as missed', { ...size(1), floor: 0 }, 'missed'],
	] as const)('benchmark verdict: %s', (_says, figure, verdict) => {
		expect(verdictOf(figure)).toBe(verdict);
	});
});

describe('benchmark measurement', () => {
	const tries = (...spreads: number[]) => {
		const left = spreads.map((wavers, index) => [time(index + 1, wavers)]);
		return { name: 'x', measure: async () => left.shift()! };
	};
	const valueOf = async (...spreads: number[]) => (await measure(tries(...spreads)))[0]!.value;

	it('a benchmark measurement is not repeated if its times vary little', async () => {
		expect(await valueOf(0.1)).toBe(1);
	});

	it('a benchmark measurement is repeated while its times are noisy, and the steady result counts', async () => {
		expect(await valueOf(0.5, 0.2)).toBe(2);
	});

	it('a benchmark measurement is repeated at most three times, and the steadiest result counts', async () => {
		expect(await valueOf(0.5, 0.3, 0.4)).toBe(2);
	});
});

describe('median and spread', () => {
	it('the median and the spread ignore a single outlier', () => {
		expect(median([5, 1, 900, 5, 5])).toBe(5);
		expect(median([1, 2, 3, 4])).toBe(2.5);
		expect(spread([100, 100, 100, 100, 100, 100, 100, 1])).toBe(0);
		expect(spread([80, 80, 100, 120, 120])).toBeCloseTo(0.4);
	});
});

describe('benchmark table', () => {
	it('the benchmark table shows value, floor, ratio, goal and verdict', () => {
		expect(table([time(250, 0), size(1901)])).toBe(
			[
				'        value   floor               ratio  goal    verdict',
				'a time  250 /s  100 /s (the floor)  2.50×  ≥ 2.5×  met',
				'a size  1901 B  1900 B (the goal)   1.00×  ≤ 1×    missed',
			].join('\n'),
		);
	});
});
