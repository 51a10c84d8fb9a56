import type { SchemaRule } from '@gazetteer/contract';
import { validate, type RuleField } from '@gazetteer/rules';

const EMAIL: SchemaRule = { rule: 'email', field: 'mail', error: 'No address.' };
const NUMBER: SchemaRule = { rule: 'number', field: 'mail', error: 'No number.' };

const typed = (...texts: string[]): RuleField => ({ texts, files: [] });
const errorsOf = (rules: readonly SchemaRule[], fields: Record<string, RuleField> = {}) =>
	Object.fromEntries(validate({ rules }, new Map(Object.entries(fields))));

describe('a group of rules', () => {
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

	it('speaks with its own words', () => {
		expect(errorsOf([either()], { mail: typed('ann') })).toEqual({ mail: 'Neither.' });
		expect(errorsOf([both()], { mail: typed('4') })).toEqual({ mail: 'Not both.' });
	});

	it('borrows the words of the member that fails where an all has none', () => {
		const { error: _none, ...wordless } = both();
		expect(errorsOf([wordless], { mail: typed('4') })).toEqual({ mail: 'Too small.' });
		expect(errorsOf([wordless], { mail: typed('x') })).toEqual({ mail: 'No number.' });
		expect(errorsOf([wordless], { mail: typed('5') })).toEqual({});
	});

	it('lends its field to a member that has none', () => {
		const { error: _none, ...wordless } = both({ rules: [{ rule: 'number', error: 'No.' }] });
		expect(errorsOf([wordless], { mail: typed('x') })).toEqual({ mail: 'No.' });
		const inGroup = either({ rules: [{ rule: 'number' }] });
		expect(errorsOf([inGroup], { mail: typed('x') })).toEqual({ mail: 'Neither.' });
		expect(errorsOf([inGroup], { mail: typed('1') })).toEqual({});
	});

	it('asks a member that names another field about that field', () => {
		const reachable = either({
			rules: [
				{ rule: 'required', field: 'mail' },
				{ rule: 'required', field: 'phone[]' },
			],
		});
		expect(errorsOf([reachable], { phone: typed('1') })).toEqual({});
		expect(errorsOf([reachable], { phone: typed(' ') })).toEqual({ mail: 'Neither.' });
	});

	it('has nobody to ask where an any has no words', () => {
		const { error: _none, ...wordless } = either();
		expect(errorsOf([wordless], { mail: typed('x') })).toEqual({});
	});

	it('has nothing to say where an all holds no list', () => {
		expect(errorsOf([{ rule: 'all', field: 'mail' }])).toEqual({});
	});
});
