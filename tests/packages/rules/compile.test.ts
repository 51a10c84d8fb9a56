import type { SchemaRule } from '@gazetteer/contract';
import { compile, validate, type RuleField } from '@gazetteer/rules';

const typed = (...texts: string[]): RuleField => ({ texts, files: [] });
const form = (fields: Record<string, RuleField>) => new Map(Object.entries(fields));

const REQUIRED: SchemaRule = { rule: 'required', field: 'name', error: 'Who are you?' };
const SHORT: SchemaRule = { rule: 'maxlength', field: 'name', threshold: 3, error: 'Too long.' };
const ODD: SchemaRule = { rule: 'palindrome', field: 'name', error: 'Not the same backwards.' };
const EMAIL: SchemaRule = { rule: 'email', field: 'mail', error: 'No address.' };
const NUMBER: SchemaRule = { rule: 'number', field: 'mail', error: 'No number.' };

const errorsOf = (rules: readonly SchemaRule[], fields: Record<string, RuleField> = {}) =>
	Object.fromEntries(validate({ rules }, form(fields)));

describe('schema validation', () => {
	it('schema validation returns no errors for a valid form', () => {
		expect(errorsOf([REQUIRED, EMAIL], { name: typed('Ann') })).toEqual({});
	});

	it('schema validation returns no errors without rules', () => {
		expect(errorsOf([], { name: typed('Ann') })).toEqual({});
	});

	it('schema validation returns an error for each invalid field', () => {
		expect(errorsOf([REQUIRED, EMAIL], { mail: typed('ann') })).toEqual({
			name: 'Who are you?',
			mail: 'No address.',
		});
	});

	it('schema validation returns only the first error of a field, in the order of the rules', () => {
		const fields = { mail: typed('ann') };
		expect(errorsOf([EMAIL, NUMBER], fields)).toEqual({ mail: 'No address.' });
		expect(errorsOf([NUMBER, EMAIL], fields)).toEqual({ mail: 'No number.' });
	});

	it('schema validation checks the next rule when the first one passes', () => {
		expect(errorsOf([REQUIRED, SHORT], { name: typed('Anna') })).toEqual({ name: 'Too long.' });
	});

	it('schema validation returns errors in field order, independent of the order of their rules', () => {
		const rules = [REQUIRED, EMAIL, SHORT];
		const errors = validate({ rules }, form({ name: typed('Anna'), mail: typed('ann') }));
		expect([...errors.keys()]).toEqual(['name', 'mail']);
	});

	it('schema validation skips unknown rules', () => {
		expect(errorsOf([ODD, SHORT], { name: typed('Anna') })).toEqual({ name: 'Too long.' });
	});

	it.each(['constructor', 'toString', '__proto__', ''])(
		'schema validation does not treat "%s" as a known rule',
		(rule) => {
			expect(
				errorsOf([{ rule, field: 'name', error: 'Odd.' }], { name: typed('a') }),
			).toEqual({});
		},
	);

	it('schema validation skips rules without a field', () => {
		expect(errorsOf([{ rule: 'required', error: 'Missing.' }])).toEqual({});
	});

	it('schema validation skips rules without a message and checks the next one', () => {
		expect(errorsOf([{ rule: 'required', field: 'name' }, REQUIRED])).toEqual({
			name: 'Who are you?',
		});
	});

	it('schema validation treats a field missing from the form as empty', () => {
		expect(errorsOf([REQUIRED])).toEqual({ name: 'Who are you?' });
	});

	it('schema validation treats a field name with brackets and without brackets as the same field', () => {
		const inSchema = { ...REQUIRED, field: 'name[]' };
		expect(errorsOf([inSchema], { name: typed('Ann') })).toEqual({});
		expect(errorsOf([REQUIRED], { 'name[]': typed('Ann') })).toEqual({});
		expect(errorsOf([inSchema])).toEqual({ name: 'Who are you?' });
	});

	it('schema validation keeps no state between calls', () => {
		const ask = compile({ rules: [REQUIRED, EMAIL] });
		expect(ask(form({})).size).toBe(1);
		expect(ask(form({ name: typed('Ann') })).size).toBe(0);
		expect(ask(form({ mail: typed('ann') })).size).toBe(2);
		expect(ask(form({ name: typed('Ann') })).size).toBe(0);
	});

	it('schema validation does not change its input', () => {
		const texts = Object.freeze([' Ann ', '']);
		const fields = form({ name: Object.freeze({ texts, files: Object.freeze([]) }) });
		expect(validate({ rules: [REQUIRED] }, fields).size).toBe(0);
		expect(texts).toEqual([' Ann ', '']);
	});
});

describe('partial validation', () => {
	const ask = compile({ rules: [REQUIRED, EMAIL] });
	const fields = form({ mail: typed('ann') });

	it('partial validation returns errors of the requested fields only', () => {
		expect([...ask(fields, ['mail'])]).toEqual([['mail', 'No address.']]);
		expect([...ask(fields, ['name'])]).toEqual([['name', 'Who are you?']]);
	});

	it('partial validation accepts field names with brackets', () => {
		expect([...ask(fields, ['mail[]'])]).toEqual([['mail', 'No address.']]);
	});

	it('partial validation accepts an empty list and fields without rules', () => {
		expect(ask(fields, []).size).toBe(0);
		expect(ask(fields, ['message']).size).toBe(0);
	});

	it('partial validation reads only the requested fields', () => {
		const read: string[] = [];
		class Watched extends Map<string, RuleField> {
			override get(name: string) {
				read.push(name);
				return super.get(name);
			}
		}
		ask(new Watched(fields), ['mail']);
		expect(read).toEqual(['mail']);
	});
});
