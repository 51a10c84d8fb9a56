import { randomUUID } from 'node:crypto';
import { category, guest, listing, type Fields } from '../sending.ts';

/** The category that the listings are in. It is known before the first test. */
export let hotels = '';

beforeAll(async () => {
	hotels = await category();
});

/** What a guest sends of a listing, each time with a key of its own. */
export const guestsHotel = (more: Fields = {}): Fields =>
	listing({ ...guest(), category: hotels, gazetteer_request: randomUUID(), ...more });
