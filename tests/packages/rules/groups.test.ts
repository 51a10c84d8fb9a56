import type { SchemaRule } from '@gazetteer/contract';
import { validate, type RuleField } from '@gazetteer/rules';

const EMAIL: SchemaRule = { rule: 'email', field: 'mail', error: 'No address.' };
const NUMBER: SchemaRule = { rule: 'number', field: 'mail', error: 'No number.' };

const typed = (...texts: string[]): RuleField => ({ texts, files: [] });
const errorsOf = (rules: readonly SchemaRule[], fields: Record<string, RuleField> = {}) =>
	Object.fromEntries(validate({ rules }, new Map(Object.entries(fields))));

describe('rule group', () => {
	const either = (more: Partial<SchemaRule> = {}): SchemaRule => ({
		rule: 'any',
		field: 'mail',
		error: 'Neither.',
		rules: [EMAIL, NUMBER],
		...more,
	});
	const both = (more: Partial<SchemaRule> = {}): SchemaRule => ({
		rule: 'all',
		field: 'mail',
		error: 'Not both.',
		rules: [NUMBER, { rule: 'minnumber', field: 'mail', threshold: 5, error: 'Too small.' }],
		...more,
	});

	it('a rule group returns its own error message', () => {
		expect(errorsOf([either()], { mail: typed('ann') })).toEqual({ mail: 'Neither.' });
		expect(errorsOf([both()], { mail: typed('4') })).toEqual({ mail: 'Not both.' });
	});

	it('an “all” group without a message returns the message of the member that failed', () => {
		const { error: _none, ...wordless } = both();
		expect(errorsOf([wordless], { mail: typed('4') })).toEqual({ mail: 'Too small.' });
		expect(errorsOf([wordless], { mail: typed('x') })).toEqual({ mail: 'No number.' });
		expect(errorsOf([wordless], { mail: typed('5') })).toEqual({});
	});

	it('a rule group passes its field to a member without a field', () => {
		const { error: _none, ...wordless } = both({ rules: [{ rule: 'number', error: 'No.' }] });
		expect(errorsOf([wordless], { mail: typed('x') })).toEqual({ mail: 'No.' });
		const inGroup = either({ rules: [{ rule: 'number' }] });
		expect(errorsOf([inGroup], { mail: typed('x') })).toEqual({ mail: 'Neither.' });
		expect(errorsOf([inGroup], { mail: typed('1') })).toEqual({});
	});

	it('a rule group checks a member with its own field against that field', () => {
		const reachable = either({
			rules: [
				{ rule: 'required', field: 'mail' },
				{ rule: 'required', field: 'phone[]' },
			],
		});
		expect(errorsOf([reachable], { phone: typed('1') })).toEqual({});
		expect(errorsOf([reachable], { phone: typed(' ') })).toEqual({ mail: 'Neither.' });
	});

	it('an “any” group without a message returns no error', () => {
		const { error: _none, ...wordless } = either();
		expect(errorsOf([wordless], { mail: typed('x') })).toEqual({});
	});

	it('an “all” group without rules returns no error', () => {
		expect(errorsOf([{ rule: 'all', field: 'mail' }])).toEqual({});
	});
});
