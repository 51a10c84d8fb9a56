import { airportText } from './airport-text.ts';
import { allAirportRows } from './import-rows.ts';
import type { Airport } from './airport.ts';
import { locationOf } from '../places.ts';
import type { PlannedListing } from '../content.ts';

/** Returns the selected airports as listings: the columns of the full import, plus a text and a map. */
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
