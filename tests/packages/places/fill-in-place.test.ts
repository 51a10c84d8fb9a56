import { fillInPlace } from '@gazetteer/places';
import type { PlaceDetails } from '@gazetteer/contract';

const PIER: PlaceDetails = {
	name: 'Pier Café',
	formatted_phone_number: '02 5550 1234',
	address_components: [
		{ types: ['street_number'], short_name: '1' },
		{ types: ['locality', 'political'], short_name: 'Manly' },
		{ types: ['country', 'political'], short_name: 'AU' },
	],
	formatted_address: '1 Pier Street, Manly NSW 2095, Australia',
	geometry: { location: { lat: -33.7969, lng: 151.2838 } },
	website: 'https://pier.example/',
	types: ['cafe', 'point_of_interest', 'food', 'establishment'],
	photos: [{ url: 'https://photos.example/1', attribution: 'Ada' }],
};

const fieldsOf = (place: PlaceDetails) => {
	const filling = fillInPlace(place, 'pier');
	return 'fields' in filling ? filling.fields : undefined;
};

describe('data of a selected place', () => {
	it('a selected place fills in its values in the order of the specification', () => {
		const filling = fillInPlace(PIER, 'pier');
		expect(filling).toEqual({
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
			categories: ['cafe', 'food'],
			photos: PIER.photos,
			location: { lat: -33.7969, lng: 151.2838 },
		});
		expect(Object.keys(fieldsOf(PIER)!)).toEqual(
			'postTitle phone location locationn gAddress latitude longitude website'.split(' '),
		);
	});

	it('a place without geometry fills in nothing, and returns a message with the typed text', () => {
		const { geometry, ...nowhere } = PIER;
		expect(geometry).toBeDefined();
		expect(fillInPlace(nowhere, "Ada's pier")).toEqual({
			alert: "No details available for input: 'Ada's pier'",
		});
		expect(fillInPlace({}, 'x', 'Nichts zu „{name}“')).toEqual({ alert: 'Nichts zu „x“' });
	});

	it('a place has coordinates only with a formatted address', () => {
		const { formatted_address: address, ...unnamed } = PIER;
		expect(address).toBeDefined();
		expect(Object.keys(fieldsOf(unnamed)!)).toEqual(
			'postTitle phone location locationn website'.split(' '),
		);
	});

	it('a place on the equator or the prime meridian keeps its coordinates', () => {
		const zero = { ...PIER, geometry: { location: { lat: 0, lng: 0 } } };
		expect(fieldsOf(zero)).toMatchObject({ latitude: '0', longitude: '0' });
	});

	it.each([
		[
			'the locality in its first component',
			[['political', 'locality'], ['country']],
			undefined,
		],
		['an address with at least two parts', [['locality']], undefined],
		[
			'the first of several localities',
			[['country'], ['locality'], ['locality', 'x']],
			'City 1',
		],
	])('the city of a place is found by %s', (_what, parts, city) => {
		const components = parts.map((types, at) => ({ types, short_name: `City ${at}` }));
		const fields = fieldsOf({ ...PIER, address_components: components })!;
		expect([fields['location'], fields['locationn']]).toEqual([city, city]);
	});
});
