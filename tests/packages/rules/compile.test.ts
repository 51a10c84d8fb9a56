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

describe('a schema', () => {
	it('says nothing of a form that satisfies it', () => {
		expect(errorsOf([REQUIRED, EMAIL], { name: typed('Ann') })).toEqual({});
	});

	it('says nothing where it has no rules', () => {
		expect(errorsOf([], { name: typed('Ann') })).toEqual({});
	});

	it('tells of each wrong field', () => {
		expect(errorsOf([REQUIRED, EMAIL], { mail: typed('ann') })).toEqual({
			name: 'Who are you?',
			mail: 'No address.',
		});
	});

	it('tells the first error of a field only, in its own order', () => {
		const fields = { mail: typed('ann') };
		expect(errorsOf([EMAIL, NUMBER], fields)).toEqual({ mail: 'No address.' });
		expect(errorsOf([NUMBER, EMAIL], fields)).toEqual({ mail: 'No number.' });
	});

	it('goes on to the second rule where the first one holds', () => {
		expect(errorsOf([REQUIRED, SHORT], { name: typed('Anna') })).toEqual({ name: 'Too long.' });
	});

	it('keeps the order of its fields whatever the order of the rules between them', () => {
		const rules = [REQUIRED, EMAIL, SHORT];
		const errors = validate({ rules }, form({ name: typed('Anna'), mail: typed('ann') }));
		expect([...errors.keys()]).toEqual(['name', 'mail']);
	});

	it('passes over a rule it does not know', () => {
		expect(errorsOf([ODD, SHORT], { name: typed('Anna') })).toEqual({ name: 'Too long.' });
	});

	it.each(['constructor', 'toString', '__proto__', ''])('knows no rule called "%s"', (rule) => {
		expect(errorsOf([{ rule, field: 'name', error: 'Odd.' }], { name: typed('a') })).toEqual(
			{},
		);
	});

	it('passes over a rule of no field', () => {
		expect(errorsOf([{ rule: 'required', error: 'Missing.' }])).toEqual({});
	});

	it('passes over a rule without words, and goes on to the next', () => {
		expect(errorsOf([{ rule: 'required', field: 'name' }, REQUIRED])).toEqual({
			name: 'Who are you?',
		});
	});

	it('counts a field that is not in the form as empty', () => {
		expect(errorsOf([REQUIRED])).toEqual({ name: 'Who are you?' });
	});

	it('knows a field with brackets and one without for the same', () => {
		const inSchema = { ...REQUIRED, field: 'name[]' };
		expect(errorsOf([inSchema], { name: typed('Ann') })).toEqual({});
		expect(errorsOf([REQUIRED], { 'name[]': typed('Ann') })).toEqual({});
		expect(errorsOf([inSchema])).toEqual({ name: 'Who are you?' });
	});

	it('can be asked again and again, and remembers nothing', () => {
		const ask = compile({ rules: [REQUIRED, EMAIL] });
		expect(ask(form({})).size).toBe(1);
		expect(ask(form({ name: typed('Ann') })).size).toBe(0);
		expect(ask(form({ mail: typed('ann') })).size).toBe(2);
		expect(ask(form({ name: typed('Ann') })).size).toBe(0);
	});

	it('does not change what it is given', () => {
		const texts = Object.freeze([' Ann ', '']);
		const fields = form({ name: Object.freeze({ texts, files: Object.freeze([]) }) });
		expect(validate({ rules: [REQUIRED] }, fields).size).toBe(0);
		expect(texts).toEqual([' Ann ', '']);
	});
});

describe('a question about some fields', () => {
	const ask = compile({ rules: [REQUIRED, EMAIL] });
	const fields = form({ mail: typed('ann') });

	it('is answered for those fields alone', () => {
		expect([...ask(fields, ['mail'])]).toEqual([['mail', 'No address.']]);
		expect([...ask(fields, ['name'])]).toEqual([['name', 'Who are you?']]);
	});

	it('may name them with brackets', () => {
		expect([...ask(fields, ['mail[]'])]).toEqual([['mail', 'No address.']]);
	});

	it('may name none, or one that has no rules', () => {
		expect(ask(fields, []).size).toBe(0);
		expect(ask(fields, ['message']).size).toBe(0);
	});

	it('reads no other field of the form', () => {
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
