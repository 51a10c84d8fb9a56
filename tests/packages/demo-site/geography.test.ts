import { coordinates, direction, inMetres, kilometres } from '@gazetteer/demo-site';

const zurich = { latitude: 47.450604, longitude: 8.561746 };
const geneva = { latitude: 46.229634, longitude: 6.105774 };
const auckland = { latitude: -37.01199, longitude: 174.786331 };
const papeete = { latitude: -17.5537, longitude: -149.606995 };

describe('geography of the demo', () => {
	it.each([
		['north and east', zurich, '47° 27′ 02″ N, 8° 33′ 42″ E'],
		['south and west', papeete, '17° 33′ 13″ S, 149° 36′ 25″ W'],
		[
			'with a rounded-up minute',
			{ latitude: 0.9999999, longitude: 0 },
			'1° 00′ 00″ N, 0° 00′ 00″ E',
		],
	])('the demo writes coordinates %s', (_says, place, text) => {
		expect(coordinates(place)).toBe(text);
	});

	it('the demo measures the shortest distance, also across the date line', () => {
		expect(kilometres(zurich, geneva)).toBeCloseTo(231, -1);
		expect(kilometres(auckland, papeete)).toBeCloseTo(4093, -2);
		expect(kilometres(zurich, zurich)).toBe(0);
	});

	it('the demo names the compass direction, also across the date line', () => {
		expect(direction(zurich, geneva)).toBe('south-west');
		expect(direction(geneva, zurich)).toBe('north-east');
		expect(direction(auckland, papeete)).toBe('east');
	});

	it('the demo converts feet to whole metres', () => {
		expect(inMetres(1417)).toBe(432);
		expect(inMetres(-11)).toBe(-3);
	});
});
