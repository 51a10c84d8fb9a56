import { movedByKey, readPosition } from '@gazetteer/places';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('arrow keys on the map marker', () => {
	it.each([
		['ArrowRight', { lat: 0, lng: 0.000687 }],
		['ArrowLeft', { lat: 0, lng: -0.000687 }],
		['ArrowUp', { lat: 0.000687, lng: 0 }],
		['ArrowDown', { lat: -0.000687, lng: 0 }],
		['Enter', undefined],
	])('the key %s moves the map marker by four pixels, if it is an arrow key', (key, to) => {
		expect(movedByKey({ lat: 0, lng: 0 }, press(key), 13)).toEqual(to);
	});

	it('an arrow key moves the map marker less at a higher zoom, and farther with Shift', () => {
		const to = (zoom: number, shift?: boolean) =>
			movedByKey({ lat: 0, lng: 0 }, press('ArrowRight', shift), zoom)!.lng;
		expect(to(3)).toBe(0.703125);
		expect(to(4)).toBe(0.351563);
		expect(to(3, true)).toBe(5.625);
	});

	it('an arrow key moves the map marker across the date line, and stops at the poles', () => {
		expect(movedByKey({ lat: 84.9, lng: 179.9 }, press('ArrowRight'), 0)!.lng).toBe(-174.475);
		expect(movedByKey({ lat: 84.99, lng: 0 }, press('ArrowUp', true), 0)!.lat).toBe(85);
	});
});

it.each([
	['-33.8688, 151.2195', ['-33.8688', '151.2195']],
	['https://www.openstreetmap.org/#map=16/47.4647/8.5492', undefined],
	['https://www.google.com/maps/@47.4647,8.5492,15z', ['47.4647', '8.5492']],
	['91, 0', undefined],
	['nowhere', undefined],
])('the coordinates in the text “%s” are read', (text, read) => {
	const found = readPosition(text);
	expect(found && [found.latitude, found.longitude]).toEqual(read);
});
