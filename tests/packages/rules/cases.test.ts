import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { RULE, type SchemaRule } from '@gazetteer/contract';
import { validate, type ChosenFile } from '@gazetteer/rules';

/** A test case from tests/cases/rules. `times` is how often each text is repeated. */
interface RuleCase {
	readonly says: string;
	readonly texts: readonly string[];
	readonly times?: number;
	readonly files?: readonly ChosenFile[];
	readonly spec: SchemaRule;
	readonly holds: boolean;
}

const folder = path.join(__dirname, '../../cases/rules');
const readCases = (rule: string) =>
	JSON.parse(readFileSync(path.join(folder, `${rule}.json`), 'utf8')) as readonly RuleCase[];

const holds = ({ texts, times = 1, files = [], spec }: RuleCase) =>
	validate(
		{ rules: [{ ...spec, field: 'asked', error: 'Wrong.' }] },
		new Map([['asked', { texts: texts.map((text) => text.repeat(times)), files }]]),
	).size === 0;

describe.each(RULE)('validation rule %s', (rule) => {
	it.each(readCases(rule).map((row) => [row.says, row] as const))(
		`the rule “${rule}” %s`,
		(_says, row) => {
			expect(row.spec.rule).toBe(rule);
			expect(holds(row)).toBe(row.holds);
		},
	);
});

describe('test cases of the validation rules', () => {
	it('the folder tests/cases/rules has one file for each validation rule, and no other files', () => {
		const named = readdirSync(folder).map((file) => path.basename(file, '.json'));
		expect(named.sort()).toEqual([...RULE].sort());
	});

	it.each(RULE)(
		'the test cases of the rule %s have unique titles and include valid and invalid values',
		(rule) => {
			const rows = readCases(rule);
			expect(new Set(rows.map(({ says }) => says)).size).toBe(rows.length);
			expect(new Set(rows.map((row) => row.holds))).toEqual(new Set([true, false]));
		},
	);
});
