import { randomUUID } from 'node:crypto';
import { category, guest, listing, type Fields } from '../sending.ts';

/** The category of the listings, set before the first test. */
export let hotels = '';

beforeAll(async () => {
	hotels = await category();
});

/** The fields of a guest's listing, with a new request key each time. */
export const guestsHotel = (more: Fields = {}): Fields =>
	listing({ ...guest(), category: hotels, gazetteer_request: randomUUID(), ...more });
