import { airportText } from './airport-text.ts';
import { allAirportRows } from './import-rows.ts';
import type { Airport } from './airport.ts';
import { locationOf } from '../places.ts';
import type { PlannedListing } from '../content.ts';

/** The chosen airports as listings: what a full import says of each, and what only a chosen one has. */
export async function airportListings(airports: readonly Airport[]): Promise<PlannedListing[]> {
	const rows = new Map((await allAirportRows()).map((row) => [row.key, row]));
	return airports.flatMap((airport) => {
		const row = rows.get(airport.iata);
		if (!row) return [];
		const { iata, name, city, country } = airport;
		return {
			row: {
				...row,
				content: airportText(airport, airports),
				excerpt: `${name} (${iata}) serves ${city}, ${country}.`,
				location: locationOf(airport),
				tagline_text: `${iata}, the airport of ${city}`,
			},
			image: `map-${iata}`,
		};
	});
}
