/** The categories of the demo. The import of all airports uses the same airport categories. */

export interface PlannedCategory {
	/** The names of the category and its parents, from the top down, separated by ` > `. */
	path: string;
	slug: string;
	text: string;
	/** The names of features that listings in the category may have. */
	features: readonly string[];
	/** The slugs of the category's custom fields. */
	fields: readonly string[];
}

export interface PlannedField {
	slug: string;
	label: string;
	type: 'text' | 'number' | 'select' | 'switch' | 'checkboxes';
	options?: readonly string[];
	help?: string;
	filterable?: boolean;
}

const AIRPORT_FEATURES = ['Scheduled flights', 'Runway for wide-bodies'];
const COMFORTS = ['Free Wi-Fi', 'Step-free access', 'Charging points'];
const AIRPORT_FIELDS = ['iata', 'icao', 'elevation', 'runway', 'timezone'];

const airports = (path: string, slug: string, text: string): PlannedCategory => ({
	path,
	slug,
	text,
	features: AIRPORT_FEATURES,
	fields: AIRPORT_FIELDS,
});

export const CATEGORIES: readonly PlannedCategory[] = [
	airports('Airports', 'airports', 'Where journeys begin, with codes, heights and runways.'),
	airports(
		'Airports > Large airports',
		'large-airports',
		'Those that everybody changes planes at.',
	),
	airports(
		'Airports > Regional airports',
		'regional-airports',
		'Smaller, and often closer to where you are going.',
	),
	airports(
		'Airports > Airfields',
		'airfields',
		'A strip, a windsock, and somebody who knows the weather.',
	),
	{
		path: 'Lounges',
		slug: 'lounges',
		text: 'Rooms to wait in, away from the gate.',
		features: [...COMFORTS, 'Showers', 'Quiet room', 'Vegetarian food', 'Children’s corner'],
		fields: ['entry'],
	},
	{
		path: 'Hotels',
		slug: 'hotels',
		text: 'Beds within reach of the terminal.',
		features: [...COMFORTS, 'Shuttle bus', 'Parking', 'Open all night', 'Pets welcome'],
		fields: ['stars', 'walk', 'shuttle'],
	},
	{
		path: 'Car hire',
		slug: 'car-hire',
		text: 'Keys at the airport, or close to it.',
		features: [...COMFORTS, 'Electric cars', 'Child seats', 'Open all night'],
		fields: ['shuttle'],
	},
	{
		path: 'Flight schools',
		slug: 'flight-schools',
		text: 'Where pilots are made.',
		features: ['Step-free access', 'Trial lessons', 'Night training', 'Instruments'],
		fields: ['aircraft'],
	},
	{
		path: 'Cafés',
		slug: 'cafes',
		text: 'Coffee before the gate, and cake after it.',
		features: [...COMFORTS, 'Vegetarian food', 'Children’s corner', 'Open all night'],
		fields: [],
	},
];

export const FIELDS: readonly PlannedField[] = [
	{ slug: 'iata', label: 'IATA code', type: 'text' },
	{ slug: 'icao', label: 'ICAO code', type: 'text' },
	{ slug: 'elevation', label: 'Elevation in metres', type: 'number' },
	{ slug: 'runway', label: 'Longest runway in metres', type: 'number' },
	{ slug: 'timezone', label: 'Time zone', type: 'text' },
	{
		slug: 'entry',
		label: 'Way in',
		type: 'select',
		options: ['Paid at the door', 'By class of travel', 'By membership'],
		filterable: true,
	},
	{
		slug: 'stars',
		label: 'Stars',
		type: 'select',
		options: ['2', '3', '4', '5'],
		filterable: true,
	},
	{ slug: 'walk', label: 'Minutes on foot to the terminal', type: 'number' },
	{ slug: 'shuttle', label: 'Shuttle to the terminal', type: 'switch', filterable: true },
	{
		slug: 'aircraft',
		label: 'Taught on',
		type: 'checkboxes',
		options: ['Aeroplanes', 'Helicopters', 'Gliders'],
		filterable: true,
	},
];
