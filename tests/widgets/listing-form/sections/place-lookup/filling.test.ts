import type { PlaceFilling } from '@gazetteer/places';
import type { ActiveListingForm } from '../../../../../widgets/listing-form/interactive/active-form.ts';
import {
	chooseCategories,
	createFilling,
} from '../../../../../widgets/listing-form/sections/place-lookup/fill-form.ts';
import { lookupInput } from '../../../../../widgets/listing-form/sections/place-lookup/title-inputs.ts';

const PLACE: PlaceFilling = {
	fields: {
		postTitle: 'Pier Café',
		phone: '02 5550 1234',
		location: 'Manly',
		locationn: 'Manly',
		gAddress: '1 Pier Street, Manly NSW 2095, Australia',
		latitude: '-33.7969',
		longitude: '151.2838',
		website: 'https://pier.example/',
	},
	categories: ['cafe', 'meal_takeaway'],
	photos: [{ url: 'https://photos.example/1', attribution: 'Ada' }],
	location: { lat: -33.7969, lng: 151.2838 },
};

/** Creates a form with these fields, and records its change events in order. */
function formOf(html: string) {
	document.body.innerHTML = `<form>${html}</form>`;
	const element = document.querySelector('form')!;
	const told: string[] = [];
	element.addEventListener('input', ({ target }) => {
		const { id, name, value } = target as HTMLInputElement;
		told.push(`${name || id}: ${value}`);
	});
	const form = {
		element,
		values: {
			get: () => ({}),
			set: (name: string, value: object) =>
				told.push(`${name}: ${Object.values(value).join()}`),
		},
	} as unknown as ActiveListingForm;
	const fill = createFilling(form, ({ photos }) => told.push(`photos: ${photos.length}`));
	return { element, told, fill };
}

const OTHERS = `<input name="website"><input name="longitude"><input name="latitude"><input name="gAddress">
	<input name="phone"><input id="lptitle" name="postTitle">`;
const LATER = [
	'gAddress: 1 Pier Street, Manly NSW 2095, Australia',
	'latitude: -33.7969',
	'longitude: 151.2838',
	'website: https://pier.example/',
];
const FIRST = ['position: -33.7969,151.2838', 'postTitle: Pier Café', 'phone: 02 5550 1234'];

describe('place selected in the listing form', () => {
	it('a selected place is filled in in the order of the specification: marker, fields, categories, photos', () => {
		const { told, fill } = formOf(
			`${OTHERS}<select id="inputCategory" name="category[]"><option value=""><option value="7" data-slug="cafes">Coffee</select>
			<input id="inputCity" name="location">`,
		);
		fill(PLACE);
		expect(told).toEqual([...FIRST, 'location: Manly', ...LATER, 'category[]: 7', 'photos: 1']);
	});

	it('a selected place does not change fields for which it has no value', () => {
		const { element, fill } = formOf('<input name="phone" value="1"><input name="website">');
		fill({ ...PLACE, fields: {}, photos: [], categories: [] });
		expect([...new FormData(element)]).toEqual([
			['phone', '1'],
			['website', ''],
		]);
	});

	it.each([
		[
			'one text input with a hidden location',
			'<input id="citiess" name="locationn"><input type="hidden" name="location">',
			['Manly', 'Manly'],
		],
		[
			'a list of selected locations',
			'<input id="citiess"><div class="lp-selected-locs"><div class="lpsinglelocselected">Bondi<input type="hidden" name="location[]" value="Bondi"></div></div>',
			['', 'Bondi', 'Manly'],
		],
		[
			'a select',
			'<select id="inputCity" name="location[]"><option value="">Please choose<option value="3">— manly</select>',
			['3'],
		],
		[
			'a select without that city',
			'<select id="inputCity" name="location[]"><option value="">Please choose<option value="3">Bondi</select>',
			[''],
		],
	])('the city of a selected place is written to %s', (_says, html, sent) => {
		const { element, fill } = formOf(html);
		fill(PLACE);
		fill(PLACE);
		const fields = [...element.querySelectorAll<HTMLInputElement>('input, select')];
		expect(fields.map(({ value }) => value)).toEqual(sent);
		const text = element.querySelector('#citiess[name]');
		expect(text?.getAttribute('data-isseleted') ?? 'true').toBe('true');
	});
});

describe('types of a selected place', () => {
	const select = (html: string, multiple = false) => {
		document.body.innerHTML = `<select ${multiple ? 'multiple' : ''}>${html}</select>`;
		return document.querySelector('select')!;
	};
	const chosen = (it: HTMLSelectElement) => [...it.selectedOptions].map(({ value }) => value);

	it.each([
		['its text', '<option value="4">— Cafés</option>'],
		['its slug', '<option value="4" data-slug="cafes">Coffee houses</option>'],
		['its value', '<option value="cafe">Coffee houses</option>'],
	])('the types of a selected place select an existing option by %s', (_says, html) => {
		const it = select(`<option value=""></option>${html}`);
		expect(chooseCategories(it, ['food', 'cafe'])).toHaveLength(1);
		expect(it.selectedIndex).toBe(1);
	});

	it('the types of a selected place are added and selected, all of them in a multiple select', () => {
		const it = select('<option value="1" selected>Bars</option>', true);
		chooseCategories(it, ['cafe', 'food']);
		expect(chosen(it)).toEqual(['1', 'cafe', 'food']);
		expect([...it.options].map(({ text, defaultSelected }) => [text, defaultSelected])).toEqual(
			[
				['Bars', true],
				['cafe', true],
				['food', true],
			],
		);
	});

	it('the types of a selected place are added to a single select, with the first one selected', () => {
		const it = select('<option value="">Please choose</option>');
		chooseCategories(it, ['cafe', 'food']);
		expect([chosen(it), it.options.length]).toEqual([['cafe'], 3]);
	});

	it('the types of a place are removed when another place is selected', () => {
		const { element, fill } = formOf(
			'<select id="inputCategory"><option value="1">Bars</select>',
		);
		fill(PLACE);
		fill({ ...PLACE, categories: ['bar'] });
		expect([...element.querySelector('select')!.options].map(({ value }) => value)).toEqual([
			'1',
		]);
	});
});

describe('listing form with two title inputs', () => {
	const TWINS = `<input type="checkbox" id="fill-o-bot-check">
		<input type="text" id="lptitle" name="postTitle" class="lptitle lp-required-field">
		<input type="hidden" id="lptitleGoogle" class="lptitle">`;

	it('the two title inputs swap type, name and required attribute with the checkbox, and keep the typed value', () => {
		const { element } = formOf(TWINS);
		const older = jest.fn();
		document.addEventListener('click', older);
		const leaving = new AbortController();
		const twin = lookupInput(element, leaving.signal)!;
		const title = element.querySelector<HTMLInputElement>('#lptitle')!;
		const box = element.querySelector<HTMLInputElement>('#fill-o-bot-check')!;
		title.value = 'Pier';
		const state = (input: HTMLInputElement) => [input.type, input.name, input.className];

		expect(twin.id).toBe('lptitleGoogle');
		box.click();
		expect(state(title)).toEqual(['hidden', '', 'lptitle']);
		expect(state(twin)).toEqual([
			'text',
			'postTitle',
			'lptitle fill-o-bot-active lp-required-field',
		]);
		expect([...new FormData(element)]).toEqual([['postTitle', 'Pier']]);
		twin.value = 'Pier Café';
		box.click();
		expect([...state(title), title.value]).toEqual([
			'text',
			'postTitle',
			'lptitle lp-required-field',
			'Pier Café',
		]);
		expect(state(twin)).toEqual(['hidden', '', 'lptitle']);
		expect(older).not.toHaveBeenCalled();
		document.removeEventListener('click', older);
		leaving.abort();
	});
});
