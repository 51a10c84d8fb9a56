import { nudged, readPosition } from '@gazetteer/places';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('an arrow key', () => {
	it.each([
		['ArrowRight', { lat: 0, lng: 0.000687 }],
		['ArrowLeft', { lat: 0, lng: -0.000687 }],
		['ArrowUp', { lat: 0.000687, lng: 0 }],
		['ArrowDown', { lat: -0.000687, lng: 0 }],
		['Enter', undefined],
	])('%s moves the marker by four pixels of the map', (key, to) => {
		expect(nudged({ lat: 0, lng: 0 }, press(key), 13)).toEqual(to);
	});

	it('moves it less far the closer the map is, and farther with Shift', () => {
		const to = (zoom: number, shift?: boolean) =>
			nudged({ lat: 0, lng: 0 }, press('ArrowRight', shift), zoom)!.lng;
		expect(to(3)).toBe(0.703125);
		expect(to(4)).toBe(0.351563);
		expect(to(3, true)).toBe(5.625);
	});

	it('leads round the earth, and not over its ends', () => {
		expect(nudged({ lat: 84.9, lng: 179.9 }, press('ArrowRight'), 0)!.lng).toBe(-174.475);
		expect(nudged({ lat: 84.99, lng: 0 }, press('ArrowUp', true), 0)!.lat).toBe(85);
	});
});

it.each([
	['-33.8688, 151.2195', ['-33.8688', '151.2195']],
	['https://www.openstreetmap.org/#map=16/47.4647/8.5492', undefined],
	['https://www.google.com/maps/@47.4647,8.5492,15z', ['47.4647', '8.5492']],
	['91, 0', undefined],
	['nowhere', undefined],
])('the coordinates of “%s” are read', (text, read) => {
	const found = readPosition(text);
	expect(found && [found.latitude, found.longitude]).toEqual(read);
});
