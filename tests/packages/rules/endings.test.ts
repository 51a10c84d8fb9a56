import type { SchemaRule } from '@gazetteer/contract';
import { compile, namesTypes, withEndings } from '@gazetteer/rules';

const file = (...accept: string[]): SchemaRule => ({
	rule: 'file',
	field: 'cv',
	error: 'Not this one.',
	accept,
});
const chosen = (name: string) => new Map([['cv', { texts: [], files: [{ name, size: 1 }] }]]);
const refuses = (rule: SchemaRule, name: string) =>
	compile({ rules: [rule] })(chosen(name)).has('cv');

describe('a schema with file types', () => {
	it.each([
		['by their endings', [file('.pdf', '.txt')], false],
		['by a type', [file('.pdf', 'image/png')], true],
		['by a family of types', [file('image/*')], true],
		[
			'by a type within a group',
			[{ rule: 'any', rules: [file('.pdf'), file('audio/*')] }],
			true,
		],
		['not at all', [{ rule: 'enum', accept: ['image/png'] }], false],
	] as const)('%s detects whether the list of types is needed', (_says, rules, needed) => {
		expect(namesTypes({ rules })).toBe(needed);
	});

	it('has the extensions of each type after expansion, and is otherwise unchanged', () => {
		const other: SchemaRule = { rule: 'enum', field: 'topic', accept: ['image/png', 1] };
		const group: SchemaRule = { rule: 'all', rules: [file('image/jpeg')] };
		expect(withEndings({ rules: [file('.PDF', 'image/tiff'), other, group] })).toEqual({
			rules: [
				file('.pdf', '.tiff', '.tif'),
				other,
				{ rule: 'all', rules: [file('.jpg', '.jpeg', '.jpe')] },
			],
		});
	});

	it('accepts any file for a type that was not expanded', () => {
		expect(refuses(file('image/*'), 'a.exe')).toBe(false);
		expect(refuses(file('.pdf'), 'a.exe')).toBe(true);
		expect(refuses(file(''), 'a.exe')).toBe(true);
		expect(refuses(file('.'), 'a.')).toBe(true);
	});

	it('does not match a part of a name as extension', () => {
		expect(refuses(file('b.pdf'), 'ab.pdf')).toBe(true);
		expect(withEndings({ rules: [file('b.pdf')] })).toEqual({ rules: [file()] });
	});

	it('accepts an extension surrounded by spaces', () => {
		expect(refuses(file(' .pdf '), 'a.pdf')).toBe(false);
		expect(withEndings({ rules: [file(' .pdf ')] })).toEqual({ rules: [file('.pdf')] });
	});

	it('rejects every file without a list', () => {
		const { accept: _none, ...listless } = file();
		expect(refuses(listless, 'a.pdf')).toBe(true);
		expect(withEndings({ rules: [listless] })).toEqual({ rules: [file()] });
	});
});
