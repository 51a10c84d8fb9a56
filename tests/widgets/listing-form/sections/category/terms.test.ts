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

describe('the options of a list', () => {
	it.each([
		['dashes of our server', '— ', '— — '],
		['spaces of older ones', '\u00A0\u00A0', '\u00A0\u00A0\u00A0\u00A0'],
		['hyphens', '- ', '- - '],
	])('are known with what they are within, by %s', (_says, once, twice) => {
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

	it('keep their own hyphens, and the groups that they are in', () => {
		const [bed, group] = termsIn(
			'<option value="1">Bed-and-breakfast</option><optgroup label="Water"><option value="2">Boats</option></optgroup>',
		);
		expect(bed!.name).toBe('Bed-and-breakfast');
		expect(group!.within).toEqual(['Water']);
	});
});

describe('a search', () => {
	it.each<[string, string, string, string[]]>([
		['nothing', 'Boats,Cafés', '', ['Boats', 'Cafés']],
		['without accents and capitals', 'Boats,Cafés', 'CAFE', ['Cafés']],
		['with accents', 'Cafes,Boats', 'café', ['Cafes']],
		[
			'matches at the start, then at word starts, then elsewhere',
			'Seaboats,Rowing boats,Boats',
			'boat',
			['Boats', 'Rowing boats', 'Seaboats'],
		],
		['what nothing has', 'Boats', 'x', []],
		['blanks round it', 'Boats', ' bo ', ['Boats']],
		['what looks like a pattern', 'A+B,AB', 'a+', ['A+B']],
	])('for %s', (_says, names, typed, expected) => {
		expect(search(names.split(','), typed).terms.map(({ name }) => name)).toEqual(expected);
	});

	it('gives no more than can be shown, and says how many there are', () => {
		const { terms, count } = search(
			Array.from({ length: 1_000 }, (_no, at) => `Place ${at}`),
			'place',
			50,
		);
		expect([terms.length, count]).toEqual([50, 1_000]);
	});
});
