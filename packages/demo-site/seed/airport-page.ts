import { slugOf, type Airport } from './airport.ts';
import { asIs, escape, heading, link, list, paragraph } from './blocks.ts';
import { coordinates, direction, inMetres, kilometres } from './geography.ts';
import { locator } from './locator.ts';
import type { PlannedPage } from './plan.ts';

const number = new Intl.NumberFormat('en');

const NEIGHBOURS = 5;

const nearest = (airport: Airport, all: readonly Airport[]) =>
	all
		.filter(({ iata }) => iata !== airport.iata)
		.map((other) => ({ other, far: kilometres(airport, other) }))
		.sort((a, b) => a.far - b.far)
		.slice(0, NEIGHBOURS);

const feet = (value: number) => `${number.format(value)} ft (${number.format(inMetres(value))} m)`;

const facts = (airport: Airport): string => {
	const rows: Array<readonly [string, string | undefined]> = [
		['City', airport.city],
		['Country', airport.country],
		['IATA code', airport.iata],
		['ICAO code', airport.icao],
		['Coordinates', coordinates(airport)],
		[
			'Elevation',
			airport.elevationFeet === undefined ? undefined : feet(airport.elevationFeet),
		],
		['Longest runway', airport.runwayFeet === undefined ? undefined : feet(airport.runwayFeet)],
		['Time zone', airport.timezone.replaceAll('_', ' ')],
	];
	const drawn = rows.flatMap(([name, value]) =>
		value ? [`<div><dt>${name}</dt><dd>${escape(value)}</dd></div>`] : [],
	);
	return asIs(`<dl class="facts">${drawn.join('')}</dl>`);
};

const height = ({ elevationFeet, name }: Airport, all: readonly Airport[]): string => {
	if (elevationFeet === undefined) return `The height of ${escape(name)} is not recorded.`;
	const higher = all.filter((other) => (other.elevationFeet ?? -Infinity) > elevationFeet).length;
	const rank =
		higher === 0
			? 'No airport in this directory lies higher'
			: `Of the ${all.length} airports in this directory, ${higher} lie higher`;
	return (
		`${escape(name)} lies ${feet(elevationFeet)} above the level of the sea. ${rank}. ` +
		'Height matters to a pilot: thin air carries a wing less well, so that the same aeroplane ' +
		'needs a longer run before it leaves the ground, and lands faster when it comes back.'
	);
};

const runway = ({ runwayFeet }: Airport): string =>
	runwayFeet === undefined
		? ''
		: paragraph(
				`The longest runway measures ${feet(runwayFeet)}. On foot, at an easy pace, that is a ` +
					`walk of about ${Math.max(1, Math.round(inMetres(runwayFeet) / 80))} minutes from one threshold to the other.`,
			);

const elsewhere = ({ website, wikipedia, latitude, longitude }: Airport): string =>
	list([
		...(website ? [link(website, 'The airport’s own website')] : []),
		...(wikipedia ? [link(wikipedia, 'Its article in Wikipedia')] : []),
		link(
			`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`,
			'Its place on OpenStreetMap',
		),
	]);

/** The page of one airport, every sentence of it drawn from the data. */
export const airportPage = (airport: Airport, all: readonly Airport[]): PlannedPage => {
	const { iata, name, city, country, continent } = airport;
	const neighbours = nearest(airport, all);
	return {
		key: `airport-${iata}`,
		parent: 'airports',
		slug: slugOf(airport),
		title: name,
		excerpt: `${name} (${iata}) serves ${city}, ${country}.`,
		content: [
			asIs(
				`<p class="airport-code"><span>${iata}</span> <span>${escape(city)}, ${escape(country)}</span></p>`,
			),
			facts(airport),
			heading('Where it is'),
			paragraph(
				`${escape(name)} serves ${escape(city)} in ${escape(country)}, ${escape(continent)}. ` +
					`It lies at ${escape(coordinates(airport))}, and keeps the time of ${escape(airport.timezone.replaceAll('_', ' '))}.`,
			),
			asIs(locator(airport)),
			heading('Height and runway'),
			paragraph(height(airport, all)),
			runway(airport),
			heading('Its neighbours in this directory'),
			paragraph(
				'Distances are those a bird would fly, along the shortest line on the globe.',
			),
			list(
				neighbours.map(
					({ other, far }) =>
						`${link(`/airports/${slugOf(other)}/`, other.name)}, ${number.format(far)} km to the ${direction(airport, other)}`,
				),
			),
			heading('Elsewhere'),
			elsewhere(airport),
			paragraph(
				`Something is wrong or missing? ${link('/correct-an-airport/', 'Tell us')}.`,
				'mend',
			),
		]
			.filter(Boolean)
			.join('\n\n'),
	};
};
