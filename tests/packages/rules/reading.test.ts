import { readFields, readSchema } from '@gazetteer/rules';

describe('schema from the server', () => {
	it('the schema reader keeps all properties of a valid rule', () => {
		const rule = {
			rule: 'enum',
			field: 'topic',
			error: 'Choose one.',
			threshold: '1',
			base: 0.5,
			interval: '2',
			accept: ['a', 2],
			rules: [{ rule: 'email', accept: [], rules: [] }],
		};
		expect(readSchema({ version: 'x', locale: 'en_US', rules: [rule] })).toEqual({
			rules: [rule],
		});
	});

	it('the schema reader keeps an empty error and numbers that are zero or empty', () => {
		const rule = { rule: 'x', error: '', threshold: 0, base: 0, interval: '' };
		expect(readSchema({ rules: [rule] }).rules).toEqual([{ ...rule, accept: [], rules: [] }]);
	});

	it('the schema reader reads a list with gaps in its numbering', () => {
		const answer = { rules: { 0: { rule: 'enum', accept: { 1: 'a', 3: 'b' } } } };
		expect(readSchema(answer).rules).toMatchObject([{ rule: 'enum', accept: ['a', 'b'] }]);
	});

	it.each([
		[undefined],
		[null],
		[''],
		['rules'],
		[7],
		[[]],
		[{}],
		[{ rules: null }],
		[{ rules: 'required' }],
		[{ rules: 3 }],
		[{ rules: [null, 'required', 3, [], {}, { rule: 5 }, { rule: null }] }],
		[{ code: 'wpcf7_not_found', message: 'Gone.' }],
	])('a schema has no rules when the answer is not a schema: %j', (answer) => {
		expect(readSchema(answer)).toEqual({ rules: [] });
	});

	it('the schema reader drops properties of the wrong type', () => {
		const odd = {
			rule: 'enum',
			field: 5,
			error: { text: 'x' },
			threshold: [1],
			base: null,
			interval: {},
			accept: ['a', null, ['b'], true, 1],
			rules: 'none',
		};
		expect(readSchema({ rules: [odd] }).rules).toEqual([
			{ rule: 'enum', accept: ['a', 1], rules: [] },
		]);
	});

	it.each([[undefined], [null], ['ab'], [7], [true]])(
		'the schema reader reads %j as an empty list',
		(accept) => {
			expect(readSchema({ rules: [{ rule: 'enum', accept }] }).rules).toEqual([
				{ rule: 'enum', accept: [], rules: [] },
			]);
		},
	);
});

describe('form fields for validation', () => {
	const read = (...entries: [string, string | File][]) => Object.fromEntries(readFields(entries));

	it('the fields for validation are read from the form data', () => {
		const form = new FormData();
		form.append('name', 'Ann');
		form.append('topics[]', 'a');
		form.append('topics[]', 'b');
		form.append('cv', new File(['abc'], 'cv.pdf'));
		const fields = readFields(form);
		expect(fields.get('name')).toEqual({ texts: ['Ann'], files: [] });
		expect(fields.get('topics')).toEqual({ texts: ['a', 'b'], files: [] });
		expect(fields.get('cv')?.files).toMatchObject([{ name: 'cv.pdf', size: 3 }]);
	});

	it('of two text fields with the same name without brackets, only the last is validated, as in PHP', () => {
		expect(read(['name', 'Ann'], ['name', 'Lee'])).toEqual({
			name: { texts: ['Lee'], files: [] },
		});
	});

	it('the fields for validation collect values under keys of any kind', () => {
		expect(read(['days[mon]', '1'], ['days[2]', '2'], ['days[a][b]', '3'])).toEqual({
			days: { texts: ['1', '2', '3'], files: [] },
		});
	});

	it('the fields for validation keep every file of an input, with or without brackets', () => {
		const fields = readFields([
			['cv', new File([''], 'a')],
			['cv', new File([''], 'b')],
			['cv[]', new File([''], 'c')],
		]);
		expect(fields.get('cv')?.files.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
	});

	it('the fields for validation keep texts and files of the same name apart', () => {
		const fields = readFields([
			['cv', new File([''], 'a')],
			['cv', 'none'],
		]);
		expect(fields.get('cv')).toMatchObject({ texts: ['none'], files: [{ name: 'a' }] });
	});
});
