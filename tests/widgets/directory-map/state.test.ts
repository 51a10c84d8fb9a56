import {
	addressIn,
	boundsText,
	readView,
	viewFrom,
	viewText,
} from '../../../widgets/directory-map/state.ts';

describe('state of the directory map', () => {
	it.each([
		['inside one copy of the world', [-5, 35, 30, 60], '-5,35,30,60'],
		['across the date line', [170, -20, 190, 20], '170,-20,-170,20'],
		['of a map that was dragged around the globe', [530, 0, 540, 10], '170,0,-180,10'],
		['of the whole globe', [-300, -95, 300, 95], '-180,-90,180,90'],
	] as const)(
		'the view %s is written for the map route',
		(_says, [west, south, east, north], text) => {
			expect(viewText(viewFrom(west, south, east, north))).toBe(text);
		},
	);

	it('the view is written for the address as south, west, north, east', () => {
		expect(boundsText(viewFrom(-5, 35, 30, 60))).toBe('35,-5,60,30');
	});

	it.each(['', '1,2,3', 'a,b,c,d'])('the text “%s” is no view', (text) => {
		expect(readView(text)).toBeUndefined();
	});

	it('the address of an area keeps the search, and drops the page and the old place', () => {
		const address = addressIn(
			'https://example.test/listings/page/3/?gz_words=inn&gz_place=Bern&gz_within=5&gz_page=2',
			viewFrom(-5, 35, 30, 60),
		);
		const { pathname, searchParams } = new URL(address);
		expect(pathname).toBe('/listings/');
		expect(Object.fromEntries(searchParams)).toEqual({
			gz_words: 'inn',
			gz_bounds: '35,-5,60,30',
		});
	});
});
