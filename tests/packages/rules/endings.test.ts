import type { SchemaRule } from '@gazetteer/contract';
import { compile, hasMimeTypes, withExtensions } from '@gazetteer/rules';

const file = (...accept: string[]): SchemaRule => ({
	rule: 'file',
	field: 'cv',
	error: 'Not this one.',
	accept,
});
const chosen = (name: string) => new Map([['cv', { texts: [], files: [{ name, size: 1 }] }]]);
const refuses = (rule: SchemaRule, name: string) =>
	compile({ rules: [rule] })(chosen(name)).has('cv');

describe('schema with file types', () => {
	it.each([
		['file extensions', [file('.pdf', '.txt')], false],
		['a MIME type', [file('.pdf', 'image/png')], true],
		['a wildcard MIME type', [file('image/*')], true],
		[
			'a MIME type in a group of rules',
			[{ rule: 'any', rules: [file('.pdf'), file('audio/*')] }],
			true,
		],
		['no types', [{ rule: 'enum', accept: ['image/png'] }], false],
	] as const)(
		'a schema needs the list of file types only if a rule contains MIME types: %s',
		(_says, rules, needed) => {
			expect(hasMimeTypes({ rules })).toBe(needed);
		},
	);

	it('an expanded schema contains the extensions of each type, and is otherwise unchanged', () => {
		const other: SchemaRule = { rule: 'enum', field: 'topic', accept: ['image/png', 1] };
		const group: SchemaRule = { rule: 'all', rules: [file('image/jpeg')] };
		expect(withExtensions({ rules: [file('.PDF', 'image/tiff'), other, group] })).toEqual({
			rules: [
				file('.pdf', '.tiff', '.tif'),
				other,
				{ rule: 'all', rules: [file('.jpg', '.jpeg', '.jpe')] },
			],
		});
	});

	it('a file rule accepts any file for a type that was not expanded', () => {
		expect(refuses(file('image/*'), 'a.exe')).toBe(false);
		expect(refuses(file('.pdf'), 'a.exe')).toBe(true);
		expect(refuses(file(''), 'a.exe')).toBe(true);
		expect(refuses(file('.'), 'a.')).toBe(true);
	});

	it('a file rule does not match a part of a name as extension', () => {
		expect(refuses(file('b.pdf'), 'ab.pdf')).toBe(true);
		expect(withExtensions({ rules: [file('b.pdf')] })).toEqual({ rules: [file()] });
	});

	it('a file rule accepts an extension surrounded by spaces', () => {
		expect(refuses(file(' .pdf '), 'a.pdf')).toBe(false);
		expect(withExtensions({ rules: [file(' .pdf ')] })).toEqual({ rules: [file('.pdf')] });
	});

	it('a file rule without a list of types rejects every file', () => {
		const { accept: _none, ...listless } = file();
		expect(refuses(listless, 'a.pdf')).toBe(true);
		expect(withExtensions({ rules: [listless] })).toEqual({ rules: [file()] });
	});
});
