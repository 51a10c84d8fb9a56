import type { Figure } from '../figure.ts';
import { median, spread } from '../statistics.ts';
import { CALLS, READS, type Told } from './ask.ts';

const QUERIES_OF_SUBMIT = 36;
const QUERIES_OF_WRITING = 8;

/** The measurements of a site, by query. */
export type Measured = ReadonlyMap<string, readonly Told[]>;

const times = (measured: Measured, question: string, of: 'took' | 'whole') =>
	(measured.get(question) ?? []).map((told) => told[of]);

export const told = (measured: Measured) =>
	READS.map(
		(question) => `${question} ${median(times(measured, question, 'took')).toFixed(2)} ms`,
	).join(', ');

/** Compares the cost of empty calls with the plugin and without it. */
export const activation = (name: string, measured: Measured): Figure[] => {
	const without = measured.get('nothing&without=1') ?? [];
	const floorIs = 'plugin off';
	return [
		{
			name: `${name}: empty admin-ajax call`,
			unit: 'ms',
			value: median(times(measured, 'nothing', 'whole')),
			floor: median(without.map(({ whole }) => whole)),
			floorIs,
			goal: { atMost: 1.04 },
			spread: spread(without.map(({ whole }) => whole)),
		},
		{
			name: `${name}: queries of an empty admin-ajax call`,
			unit: 'queries',
			value: median((measured.get('nothing') ?? []).map(({ all }) => all)),
			floor: median(without.map(({ all }) => all)),
			floorIs,
			goal: { atMost: 1 },
		},
	];
};

export const growth = (name: string, small: Measured, large: Measured): Figure[] =>
	READS.flatMap((question) => {
		const took = times(large, question, 'took');
		const empty = median(times(large, 'nothing', 'whole'));
		const before = times(small, question, 'took');
		return [
			{
				name: `${name}: ${question}`,
				unit: 'ms',
				value: empty + median(took),
				floor: empty,
				floorIs: 'empty admin-ajax',
				goal: { atMost: 1.15 },
				spread: spread(times(large, 'nothing', 'whole')),
			},
			{
				name: `${name}: ${question}, as the directory grows`,
				unit: 'ms',
				value: median(took),
				floor: median(before),
				floorIs: 'smallest',
				goal: { atMost: 2.5 },
				spread: Math.max(spread(before), spread(took)),
			},
		];
	});

/** The calls of the forms do not depend on the number of listings. Measure them on the largest site. */
export const calls = (name: string, large: Measured): Figure[] =>
	Object.keys(CALLS).map((call) => ({
		name: `${name}: ${call}`,
		unit: 'ms',
		value: median(times(large, call, 'whole')),
		floor: median(times(large, 'nothing', 'whole')),
		floorIs: 'empty admin-ajax',
		goal: { atMost: 1.15 },
		spread: Math.max(
			spread(times(large, call, 'whole')),
			spread(times(large, 'nothing', 'whole')),
		),
	}));

export const submitting = (name: string, large: Measured): Figure[] => [
	{
		name: `${name}: submit`,
		unit: 'ms',
		value: median(times(large, 'submit', 'took')),
		floor: median(times(large, 'bare', 'took')),
		floorIs: 'wp_insert_post',
		goal: { atMost: 1.5 },
		spread: spread(times(large, 'bare', 'took')),
	},
	{
		name: `${name}: queries of submit`,
		unit: 'queries',
		value: median((large.get('submit') ?? []).map(({ queries }) => queries)),
		floor: QUERIES_OF_SUBMIT,
		floorIs: 'allowed',
		goal: { atMost: 1 },
	},
	{
		name: `${name}: queries of writing a listing into the search index`,
		unit: 'queries',
		value: median((large.get('write') ?? []).map(({ queries }) => queries)),
		floor: QUERIES_OF_WRITING,
		floorIs: 'allowed',
		goal: { atMost: 1 },
	},
];
