import * as library from 'airport-data-js';
import { readAirport, type Airport } from './airport.ts';
import { CHOSEN } from './chosen.ts';

/** A CommonJS package: Node gives it to a module as the default, bundlers and Jest by its names. */
const airportData = (library as unknown as { default?: typeof library }).default ?? library;

/** The demo's listings, by name. */
export async function chosenAirports(): Promise<Airport[]> {
	const rows = await airportData.getMultipleAirports(Object.keys(CHOSEN));
	return rows
		.flatMap((row) => (row ? [readAirport(row, CHOSEN[row.iata] ?? '')] : []))
		.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Where every airport of the data set is: enough of them to draw the continents with. */
export async function everyPlace(): Promise<Array<{ latitude: number; longitude: number }>> {
	const rows = await airportData.findAirports();
	return rows.map(({ latitude, longitude }) => ({ latitude, longitude }));
}
