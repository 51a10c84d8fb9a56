import type { Figure } from './figure.ts';
import { inEngine } from './in-engine.ts';
import type { Bench } from './measure.ts';
import type { Contest } from './rounds.ts';
import { median, spread } from './statistics.ts';

const PEER = '@contactable/swv';

function figuresOf(contest: Contest, where: string): Figure[] {
	const speed = (contender: string) => median(contest[contender]!);
	const noise = (...contenders: string[]) =>
		Math.max(...contenders.map((contender) => spread(contest[contender]!)));
	return [
		{
			name: `validator, ${where}`,
			unit: '/s',
			value: speed('oursFromForm'),
			floor: speed('peerFromForm'),
			floorIs: PEER,
			goal: { atLeast: 2.5 },
			spread: noise('oursFromForm', 'peerFromForm'),
		},
		{
			name: `validator alone, ${where}`,
			unit: '/s',
			value: speed('ours'),
			floor: speed('floor'),
			floorIs: 'hard-coded',
			goal: { atLeast: 0.33 },
			spread: noise('ours', 'floor'),
		},
	];
}

/**
 * Compares validators on thirty rules and fifteen fields. The npm package reads a FormData; the
 * hard-coded validator reads fields that are already parsed.
 */
export const validator: Bench = {
	name: 'validator',
	async measure() {
		const { engine, result } = await inEngine('validator/race.ts');
		const { valid, invalid } = result as Record<'valid' | 'invalid', Contest>;
		return [
			...figuresOf(valid, `valid form, ${engine}`),
			...figuresOf(invalid, `invalid form, ${engine}`),
		];
	},
};
