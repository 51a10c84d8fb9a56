import type { Airport as Row } from 'airport-data-js';

export interface Airport {
	iata: string;
	icao: string;
	name: string;
	city: string;
	country: string;
	continent: string;
	latitude: number;
	longitude: number;
	elevationFeet: number | undefined;
	runwayFeet: number | undefined;
	timezone: string;
	website: string | undefined;
	wikipedia: string | undefined;
}

const CONTINENTS: Readonly<Record<string, string>> = {
	AF: 'Africa',
	AS: 'Asia',
	EU: 'Europe',
	NA: 'North America',
	OC: 'Oceania',
	SA: 'South America',
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the name of a country. Removes the suffix that some official names have. */
const nameOf = (country: string) =>
	(countryNames.of(country) ?? country).replace(/ SAR China$/, '');

/** Removes markup and line breaks from a text of the data set. */
const plainText = (text: string) =>
	text
		.replace(/<[^>]*>/g, '')
		.replace(/\s+/g, ' ')
		.trim();

/** Returns a valid web URL, or undefined. */
const webAddress = (text: string | undefined) => {
	if (!text || !URL.canParse(text)) return undefined;
	const url = new URL(text);
	return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
};

const finiteNumber = (value: number | null | undefined) =>
	typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** Converts a row of the data set to an airport. The data set does not contain the city. */
export const readAirport = (row: Row, city: string): Airport => ({
	iata: row.iata,
	icao: row.icao,
	name: plainText(row.airport),
	city,
	country: nameOf(row.country_code),
	continent: CONTINENTS[row.continent] ?? 'Elsewhere',
	latitude: row.latitude,
	longitude: row.longitude,
	elevationFeet: finiteNumber(row.elevation_ft),
	runwayFeet: finiteNumber(row.runway_length),
	timezone: row.time,
	website: webAddress(row.website),
	wikipedia: webAddress(row.wikipedia),
});

export const slugOf = ({ name, iata }: Pick<Airport, 'name' | 'iata'>): string => {
	const words = name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
	return `${words}-${iata.toLowerCase()}`;
};

export const listingPath = (airport: Pick<Airport, 'name' | 'iata'>): string =>
	`/listing/${slugOf(airport)}/`;
