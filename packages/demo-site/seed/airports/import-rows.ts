import * as library from 'airport-data-js';
import type { Airport as Row } from 'airport-data-js';
import { readAirport, slugOf } from './airport.ts';
import { inMetres } from './geography.ts';

/** A row for `wp gazetteer listings import`. Missing columns change nothing. */
export interface ImportRow {
	readonly key: string;
	readonly title: string;
	readonly content?: string;
	readonly excerpt?: string;
	readonly slug?: string;
	readonly status?: string;
	readonly date?: string;
	/** Names from the topmost down, parted by `>`; several of them in a list. */
	readonly category?: string | readonly string[];
	readonly location?: string | readonly string[];
	readonly features?: readonly string[];
	readonly tags?: readonly string[];
	readonly plan?: string;
	/** Details by the names they are stored under, and custom fields as `field:SLUG`. */
	readonly [detail: string]: unknown;
}

/** A CommonJS package: Node gives it to a module as the default, bundlers and Jest by its names. */
const airportData = (library as unknown as { default?: typeof library }).default ?? library;

const KINDS: Readonly<Record<string, string>> = {
	large_airport: 'Airports > Large airports',
	medium_airport: 'Airports > Regional airports',
	small_airport: 'Airports > Airfields',
	seaplane_base: 'Seaplane bases',
	heliport: 'Heliports',
};

const LONG_RUNWAY_METRES = 3000;

/** A sign that parts names is a sign of the name behind a backslash. */
const escaped = (name: string) => name.replace(/[\\|>]/g, '\\$&');

/** What an airport has beyond a runway, as far as the data set tells. */
const featuresOf = (row: Row, runway: number | undefined) => [
	...(row.scheduled_service === 'TRUE' ? ['Scheduled flights'] : []),
	...(runway !== undefined && runway >= LONG_RUNWAY_METRES ? ['Runway for wide-bodies'] : []),
	...(row.type === 'seaplane_base' ? ['Water runway'] : []),
];

const sentence = (name: string, country: string, runway: number | undefined) =>
	runway === undefined
		? `${name} is in ${country}.`
		: `${name} is in ${country}. Its longest runway measures ${runway} metres.`;

function rowOf(row: Row): ImportRow {
	const airport = readAirport(row, '');
	const { name, country, continent, runwayFeet, elevationFeet } = airport;
	const runway = runwayFeet ? inMetres(runwayFeet) : undefined;
	return {
		key: airport.iata,
		title: name,
		content: sentence(name, country, runway),
		slug: slugOf(airport),
		status: 'publish',
		category: KINDS[row.type] ?? 'Airports',
		location: [escaped(continent), escaped(country)].join(' > '),
		features: featuresOf(row, runway),
		latitude: String(airport.latitude),
		longitude: String(airport.longitude),
		...(airport.website ? { website: airport.website } : {}),
		'field:iata': airport.iata,
		...(airport.icao ? { 'field:icao': airport.icao } : {}),
		...(elevationFeet === undefined
			? {}
			: { 'field:elevation': String(inMetres(elevationFeet)) }),
		...(runway === undefined ? {} : { 'field:runway': String(runway) }),
		'field:timezone': airport.timezone,
	};
}

/** Every airport of the data set that has the three letters travellers know it by, once each, by these letters. */
export async function allAirportRows(): Promise<ImportRow[]> {
	const rows = new Map<string, ImportRow>();
	for (const row of await airportData.findAirports()) {
		if (/^[A-Z0-9]{3}$/.test(row.iata) && !rows.has(row.iata)) rows.set(row.iata, rowOf(row));
	}
	return [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
