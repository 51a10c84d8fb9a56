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
	if (elevationFeet === undefined) return `The elevation of ${escape(name)} is unknown.`;
	const higher = all.filter((other) => (other.elevationFeet ?? -Infinity) > elevationFeet).length;
	const rank =
		higher === 0
			? 'No airport in this directory has a higher elevation'
			: `${higher} of the ${all.length} airports in this directory have a higher elevation`;
	return (
		`${escape(name)} is ${feet(elevationFeet)} above sea level. ${rank}. ` +
		'The air is thinner at a higher elevation, so airplanes need a longer runway for their takeoff ' +
		'and land at a higher speed.'
	);
};

const runway = ({ runwayFeet }: Airport): string =>
	runwayFeet === undefined
		? ''
		: paragraph(
				`The longest runway measures ${feet(runwayFeet)}. Walking from one end to the other ` +
					`would take about ${Math.max(1, Math.round(inMetres(runwayFeet) / 80))} minutes.`,
			);

export const airportText = (airport: Airport, all: readonly Airport[]): string => {
	const { name, city, country, continent, wikipedia } = airport;
	return [
		heading('Where it is'),
		paragraph(
			`${escape(name)} serves ${escape(city)} in ${escape(country)}, ${escape(continent)}. ` +
				`Its coordinates are ${escape(coordinates(airport))}, and its time zone is ${escape(airport.timezone.replaceAll('_', ' '))}.`,
		),
		asIs(locator(airport)),
		heading('Elevation and runway'),
		paragraph(height(airport, all)),
		runway(airport),
		heading('Nearby airports in this directory'),
		paragraph('Distances are measured in a straight line.'),
		list(
			nearest(airport, all).map(
				({ other, far }) =>
					`${link(listingPath(other), other.name)}, ${number.format(far)} km to the ${direction(airport, other)}`,
			),
		),
		...(wikipedia
			? [paragraph(`Read more in ${link(wikipedia, 'its Wikipedia article')}.`)]
			: []),
		paragraph(
			`Is something wrong or missing? ${link('/correct-an-airport/', 'Tell us')}.`,
			'mend',
		),
	]
		.filter(Boolean)
		.join('\n\n');
};
