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
	airports('Airports', 'airports', 'Airports with their codes, elevations and runways.'),
	airports('Airports > Large airports', 'large-airports', 'Major international airports.'),
	airports(
		'Airports > Regional airports',
		'regional-airports',
		'Smaller airports with scheduled flights.',
	),
	airports('Airports > Airfields', 'airfields', 'Small airfields for private airplanes.'),
	{
		path: 'Lounges',
		slug: 'lounges',
		text: 'Lounges to wait in before your flight.',
		features: [...COMFORTS, 'Showers', 'Quiet room', 'Vegetarian food', 'Children’s corner'],
		fields: ['entry'],
	},
	{
		path: 'Hotels',
		slug: 'hotels',
		text: 'Hotels near the terminal.',
		features: [...COMFORTS, 'Shuttle bus', 'Parking', 'Open all night', 'Pets welcome'],
		fields: ['stars', 'walk', 'shuttle'],
	},
	{
		path: 'Car hire',
		slug: 'car-hire',
		text: 'Rental cars at or near the airport.',
		features: [...COMFORTS, 'Electric cars', 'Child seats', 'Open all night'],
		fields: ['shuttle'],
	},
	{
		path: 'Flight schools',
		slug: 'flight-schools',
		text: 'Schools for airplanes, helicopters and gliders.',
		features: ['Step-free access', 'Trial lessons', 'Night training', 'Instruments'],
		fields: ['aircraft'],
	},
	{
		path: 'Cafés',
		slug: 'cafes',
		text: 'Coffee, cake and small meals.',
		features: [...COMFORTS, 'Vegetarian food', 'Children’s corner', 'Open all night'],
		fields: [],
	},
];

export const FIELDS: readonly PlannedField[] = [
	{ slug: 'iata', label: 'IATA code', type: 'text' },
	{ slug: 'icao', label: 'ICAO code', type: 'text' },
	{ slug: 'elevation', label: 'Elevation in meters', type: 'number' },
	{ slug: 'runway', label: 'Longest runway in meters', type: 'number' },
	{ slug: 'timezone', label: 'Time zone', type: 'text' },
	{
		slug: 'entry',
		label: 'Admission',
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
		label: 'Aircraft',
		type: 'checkboxes',
		options: ['Airplanes', 'Helicopters', 'Gliders'],
		filterable: true,
	},
];
