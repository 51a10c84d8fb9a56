import {
	searchTerms,
	termsOf,
} from '../../../../../widgets/listing-form/interactive/terms/terms.ts';

const termsIn = (html: string) => {
	const select = document.createElement('select');
	select.multiple = true;
	select.innerHTML = html;
	return termsOf(select.options);
};
const named = (...names: string[]) =>
	termsIn(names.map((name, at) => `<option value="${at + 1}">${name}</option>`).join(''));
const search = (names: readonly string[], typed: string, most = 9) =>
	searchTerms(named(...names), typed, most);

describe('options of the category list', () => {
	it.each([
		['the dashes of the Gazetteer server', '— ', '— — '],
		['the spaces of older servers', '\u00A0\u00A0', '\u00A0\u00A0\u00A0\u00A0'],
		['hyphens', '- ', '- - '],
	])('the parents of the options are recognised by %s', (_says, once, twice) => {
		const terms = termsIn(
			`<option value="">Please choose</option><option value="1">Airports</option><option value="2">${once}Large</option><option value="3" selected>${twice}Hubs</option><option value="4">${once}Small</option><option value="5">Cafés</option>`,
		);
		expect(terms.map(({ name, within }) => [...within, name].join('/'))).toEqual([
			'Airports',
			'Airports/Large',
			'Airports/Large/Hubs',
			'Airports/Small',
			'Cafés',
		]);
		expect(terms.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(['3']);
	});

	it('options keep hyphens in their names, and the groups that contain them', () => {
		const [bed, group] = termsIn(
			'<option value="1">Bed-and-breakfast</option><optgroup label="Water"><option value="2">Boats</option></optgroup>',
		);
		expect(bed!.name).toBe('Bed-and-breakfast');
		expect(group!.within).toEqual(['Water']);
	});
});

describe('search in the category list', () => {
	it.each<[string, string, string, string[]]>([
		['an empty text returns all options', 'Boats,Cafés', '', ['Boats', 'Cafés']],
		[
			'a text without accents and capitals finds names with them',
			'Boats,Cafés',
			'CAFE',
			['Cafés'],
		],
		['a text with accents finds names without them', 'Cafes,Boats', 'café', ['Cafes']],
		[
			'a text returns matches at the start, then at word starts, then elsewhere',
			'Seaboats,Rowing boats,Boats',
			'boat',
			['Boats', 'Rowing boats', 'Seaboats'],
		],
		['a text that no option contains returns nothing', 'Boats', 'x', []],
		['a text with surrounding spaces ignores the spaces', 'Boats', ' bo ', ['Boats']],
		[
			'a text that looks like a regular expression finds that text only',
			'A+B,AB',
			'a+',
			['A+B'],
		],
	])('a search for %s', (_says, names, typed, expected) => {
		expect(search(names.split(','), typed).terms.map(({ name }) => name)).toEqual(expected);
	});

	it('a search returns no more options than can be shown, and the number of the others', () => {
		const { terms, count } = search(
			Array.from({ length: 1_000 }, (_no, at) => `Place ${at}`),
			'place',
			50,
		);
		expect([terms.length, count]).toEqual([50, 1_000]);
	});
});
