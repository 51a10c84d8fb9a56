import { listingPath, type Airport } from './airport.ts';
import { asIs, escape, heading, link, list, paragraph } from '../blocks.ts';
import { coordinates, direction, inMetres, kilometres } from './geography.ts';
import { locator } from '../pictures/locator.ts';

const number = new Intl.NumberFormat('en');

const NEIGHBOURS = 5;

const nearest = (airport: Airport, all: readonly Airport[]) =>
	all
		.filter(({ iata }) => iata !== airport.iata)
		.map((other) => ({ other, far: kilometres(airport, other) }))
		.sort((a, b) => a.far - b.far)
		.slice(0, NEIGHBOURS);

const feet = (value: number) => `${number.format(value)} ft (${number.format(inMetres(value))} m)`;

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

/** Generates the description of an airport from the data. */
export const airportText = (airport: Airport, all: readonly Airport[]): string => {
	const { name, city, country, continent, wikipedia } = airport;
	return [
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
		paragraph('Distances are those a bird would fly, along the shortest line on the globe.'),
		list(
			nearest(airport, all).map(
				({ other, far }) =>
					`${link(listingPath(other), other.name)}, ${number.format(far)} km to the ${direction(airport, other)}`,
			),
		),
		...(wikipedia
			? [paragraph(`${link(wikipedia, 'Its article in Wikipedia')} tells more.`)]
			: []),
		paragraph(
			`Something is wrong or missing? ${link('/correct-an-airport/', 'Tell us')}.`,
			'mend',
		),
	]
		.filter(Boolean)
		.join('\n\n');
};
