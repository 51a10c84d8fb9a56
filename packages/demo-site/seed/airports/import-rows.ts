import * as library from 'airport-data-js';
import type { Airport as Row } from 'airport-data-js';
import { readAirport, slugOf } from './airport.ts';
import { inMetres } from './geography.ts';

/**
 * A row for `wp gazetteer listings import`. If a column is missing, the import leaves the listing's
 * value unchanged.
 */
export interface ImportRow {
	readonly key: string;
	readonly title: string;
	readonly content?: string;
	readonly excerpt?: string;
	readonly slug?: string;
	readonly status?: string;
	readonly date?: string;
	/**
	 * A path of category names, separated by `>`, from the top category down. A list contains
	 * several paths.
	 */
	readonly category?: string | readonly string[];
	readonly location?: string | readonly string[];
	readonly features?: readonly string[];
	readonly tags?: readonly string[];
	readonly plan?: string;
	/** Other columns: listing details by their stored name, and custom fields as `field:SLUG`. */
	readonly [detail: string]: unknown;
}

/** Node provides a CommonJS package as the default export. Bundlers and Jest provide named exports. */
const airportData = (library as unknown as { default?: typeof library }).default ?? library;

const KINDS: Readonly<Record<string, string>> = {
	large_airport: 'Airports > Large airports',
	medium_airport: 'Airports > Regional airports',
	small_airport: 'Airports > Airfields',
	seaplane_base: 'Seaplane bases',
	heliport: 'Heliports',
};

const LONG_RUNWAY_METRES = 3000;

/** Escapes separators in a name with a backslash. */
const escaped = (name: string) => name.replace(/[\\|>]/g, '\\$&');

/** Returns the names of an airport's features. */
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

/** Returns a row for each airport with an IATA code, sorted by this code. */
export async function allAirportRows(): Promise<ImportRow[]> {
	const rows = new Map<string, ImportRow>();
	for (const row of await airportData.findAirports()) {
		if (/^[A-Z0-9]{3}$/.test(row.iata) && !rows.has(row.iata)) rows.set(row.iata, rowOf(row));
	}
	return [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
