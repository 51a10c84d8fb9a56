import * as library from 'airport-data-js';
import { readAirport, type Airport } from './airport.ts';
import { CHOSEN } from './chosen.ts';

/** Node provides a CommonJS package as the default export. Bundlers and Jest provide named exports. */
const airportData = (library as unknown as { default?: typeof library }).default ?? library;

/** Returns the selected airports, sorted by name. */
export async function chosenAirports(): Promise<Airport[]> {
	const rows = await airportData.getMultipleAirports(Object.keys(CHOSEN));
	return rows
		.flatMap((row) => (row ? [readAirport(row, CHOSEN[row.iata] ?? '')] : []))
		.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns the coordinates of all airports. They are dense enough to draw the continents. */
export async function everyPlace(): Promise<Array<{ latitude: number; longitude: number }>> {
	const rows = await airportData.findAirports();
	return rows.map(({ latitude, longitude }) => ({ latitude, longitude }));
}
