import { fillInPlace, type PlaceFilling } from '@gazetteer/places';
import {
	findingsOf,
	missingLocation,
} from '../../../plugin-php-shim/editor/listing/place-lookup/found-place.ts';

const filling = fillInPlace(
	{
		name: 'Pier Café',
		address_components: [
			{ types: ['locality'], short_name: 'Manly' },
			{ types: ['country'], short_name: 'AU' },
		],
		formatted_address: '1 West Esplanade, Manly',
		geometry: { location: { lat: -33.7996, lng: 151.2844 } },
		types: ['cafe'],
		photos: [],
	},
	'pier',
) as PlaceFilling;

const listing = {
	details: { gAddress: '1 West Esplanade, Manly', latitude: -33.8, phone: '02 5550' },
	values: {},
	gallery: '',
	plan: 0,
};

const location = { id: 7, name: 'Manly' };

describe('details of a found place', () => {
	it('the details of a found place are listed in the order of the panel, each with the value it would replace', () => {
		const findings = findingsOf(filling, { listing, title: '', location });
		expect(findings.map(({ label, value, instead }) => [label, value, instead])).toEqual([
			['Title', 'Pier Café', ''],
			['Address', '1 West Esplanade, Manly', ''],
			['Latitude', '-33.7996', '-33.8'],
			['Longitude', '151.2844', ''],
			['Location', 'Manly', ''],
		]);
	});

	it('a found place has a location only if the site has that location; otherwise the editor says that it is missing', () => {
		const names = findingsOf(filling, { listing, title: '', location: undefined });
		expect(names.map(({ name }) => name)).not.toContain('location');
		expect(missingLocation(filling, undefined)).toContain('Manly');
		expect(missingLocation(filling, location)).toBe('');
	});
});
