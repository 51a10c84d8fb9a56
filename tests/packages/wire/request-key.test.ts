/** @jest-environment node */
import { requestKey } from '@gazetteer/wire';

afterEach(() => jest.restoreAllMocks());

describe('a request key', () => {
	it('a request key is a random UUID of sixteen bytes', () => {
		jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
			(bytes as Uint8Array).forEach((_byte, at, all) => (all[at] = at * 0x11));
			return bytes;
		});
		expect(requestKey()).toBe('00112233-4455-4677-a899-aabbccddeeff');
	});

	it('a request key keeps the leading zero of a small byte', () => {
		jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
		expect(requestKey()).toBe('00000000-0000-4000-a000-000000000000');
	});

	it('a request key is different each time, and always a UUID', () => {
		const keys = Array.from({ length: 50 }, requestKey);
		expect(new Set(keys).size).toBe(50);
		for (const key of keys) {
			expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
		}
	});
});
