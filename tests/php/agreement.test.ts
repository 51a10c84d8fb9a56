import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from '@gazetteer/rules';
import { randomCases, type RandomCase } from '../packages/rules/random-cases.ts';
import { inPhp } from './in-php.ts';

const SEED = 20_261_121;
const COUNT = 20_000;

const holdsHere = ({ texts, files, spec }: RandomCase) =>
	validate(
		{ rules: [{ ...spec, field: 'asked', error: 'Wrong.' }] },
		new Map([['asked', { texts, files }]]),
	).size === 0;

const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-rules-'));

afterAll(() => {
	rmSync(folder, { recursive: true });
});

it('the PHP rules and the JavaScript rules agree on many random fields', () => {
	const cases = randomCases(SEED, COUNT);
	writeFileSync(path.join(folder, 'fields.json'), JSON.stringify(cases));
	const there = JSON.parse(inPhp('8.1', 'agreement.php', folder)) as boolean[];
	const here = cases.map(holdsHere);
	const differing = cases.flatMap((one, index) =>
		here[index] === there[index] ? [] : [{ ...one, here: here[index] }],
	);
	expect(there).toHaveLength(COUNT);
	expect(differing.slice(0, 10)).toEqual([]);
	// The random fields must contain valid and invalid ones, otherwise the comparison proves
	// nothing.
	expect(new Set(here)).toEqual(new Set([true, false]));
});
