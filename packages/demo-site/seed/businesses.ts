import type { Airport } from './airports/airport.ts';
import type { ImportRow } from './airports/import-rows.ts';
import { escape, paragraph } from './blocks.ts';
import { locationOf } from './places.ts';
import type { PlannedListing } from './content.ts';

type Kind = 'Lounges' | 'Hotels' | 'Car hire' | 'Flight schools' | 'Cafés';

/** Fictional businesses: category, name, airport and tagline. */
const FICTIONAL: ReadonlyArray<readonly [kind: Kind, name: string, iata: string, tagline: string]> =
	[
		['Lounges', 'The Blue Hour', 'ZRH', 'Soup, silence and a view of the apron'],
		['Lounges', 'Meridian Room', 'LHR', 'Armchairs that nobody wants to leave'],
		['Lounges', 'Lounge of the Four Winds', 'SIN', 'Showers, noodles and a garden under glass'],
		['Lounges', 'Tailwind', 'JFK', 'Small, quiet and open to everybody'],
		['Lounges', 'Aurora Lounge', 'KEF', 'Warm light for a long winter'],
		['Lounges', 'Marigold Room', 'DEL', 'Tea from eleven gardens'],
		['Hotels', 'Hotel Windsock', 'ZRH', 'Rooms above the runway, and not a sound of it'],
		['Hotels', 'The Night Stop', 'FCO', 'Eight minutes on foot, and a bed that knows it'],
		['Hotels', 'The Layover', 'DXB', 'By the hour, the night or the sandstorm'],
		['Hotels', 'House of the Red Kite', 'CPT', 'A garden, a pool and a bus to the terminal'],
		['Hotels', 'Gate 100', 'HND', 'Small rooms with everything in them'],
		['Hotels', 'Harbour Inn', 'SYD', 'Breakfast from three in the morning'],
		['Hotels', 'Casa Escala', 'BOG', 'High up, and well rested'],
		['Hotels', 'The Long Runway', 'DEN', 'For those whom the snow keeps'],
		['Car hire', 'Open Road', 'NCE', 'Convertibles for one hour or one summer'],
		['Car hire', 'Fjord Wheels', 'OSL', 'Electric cars, charged and warm'],
		['Car hire', 'Kea Cars', 'ZQN', 'Chains, racks and good advice'],
		['Car hire', 'Atlas Rides', 'RAK', 'With a driver, if you would rather look'],
		['Car hire', 'Two Lagoons', 'PPT', 'Six cars and a boat'],
		['Car hire', 'North Star Cars', 'YVR', 'Big boots for small families'],
		['Flight schools', 'First Solo', 'EDI', 'From the simulator to the Highlands'],
		['Flight schools', 'Alpine Wings', 'INN', 'Mountain flying, taught slowly'],
		[
			'Flight schools',
			'School of the Southern Sky',
			'AKL',
			'Airplanes in the morning, gliders in the afternoon',
		],
		['Flight schools', 'Rotor and Rain', 'DUB', 'Helicopters, in any weather worth having'],
		['Flight schools', 'High Plains Aviation', 'NBO', 'Bush flying on red strips'],
		['Cafés', 'Carousel Coffee', 'AMS', 'Faster than your suitcase'],
		['Cafés', 'Café Steiler Start', 'LYR', 'The northernmost cinnamon bun'],
		['Cafés', 'The Paper Plane', 'VIE', 'Cake, newspapers and a clock that is right'],
		['Cafés', 'Apron', 'LIS', 'Custard tarts every twenty minutes'],
		['Cafés', 'Kopi Kurs', 'KUL', 'Strong, sweet and ready at five'],
		['Cafés', 'Altiplano', 'LPB', 'Coca tea for the first day'],
		['Cafés', 'Third Cup', 'ADD', 'The ceremony, in the length of a stopover'],
	];

const FEATURES: Readonly<Record<Kind, readonly string[]>> = {
	Lounges: ['Free Wi-Fi', 'Step-free access', 'Showers', 'Quiet room', 'Vegetarian food'],
	Hotels: ['Free Wi-Fi', 'Step-free access', 'Shuttle bus', 'Parking', 'Open all night'],
	'Car hire': ['Electric cars', 'Child seats', 'Step-free access'],
	'Flight schools': ['Trial lessons', 'Night training', 'Instruments'],
	Cafés: ['Free Wi-Fi', 'Charging points', 'Vegetarian food', 'Children’s corner'],
};

const PLANS: Readonly<Record<Kind, readonly string[]>> = {
	Lounges: ['counter-monthly', 'premium-yearly', 'free'],
	Hotels: ['hotel-monthly', 'bed-yearly', 'free'],
	'Car hire': ['counter-yearly', 'standard-monthly'],
	'Flight schools': ['wings-monthly', 'wings-yearly'],
	Cafés: ['standard-monthly', 'free', 'premium-monthly'],
};

const MOODS = ['dawn', 'noon', 'dusk', 'night'] as const;
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const WHOLE_WEEK = [...WEEK, 'Saturday', 'Sunday'];

/**
 * Returns the value at an index, and continues with the first value after the last one. Every start
 * thus creates the same listings.
 */
const inTurn = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;

const hours = (kind: Kind, at: number) => {
	const day = (open: string, close: string) => ({ open, close });
	if (kind === 'Hotels') return Object.fromEntries(WHOLE_WEEK.map((name) => [name, day('', '')]));
	if (kind === 'Flight schools') {
		return Object.fromEntries(
			WEEK.map((name) => [name, { open: ['09:00', '14:00'], close: ['12:30', '18:00'] }]),
		);
	}
	const open = inTurn(['05:00', '06:00', '05:30'], at);
	return Object.fromEntries(
		WHOLE_WEEK.map((name) => [name, day(open, inTurn(['22:00', '23:30'], at))]),
	);
};

const fields = (kind: Kind, at: number): Record<string, string | string[]> => {
	switch (kind) {
		case 'Lounges':
			return {
				'field:entry': inTurn(
					['Paid at the door', 'By class of travel', 'By membership'],
					at,
				),
			};
		case 'Hotels':
			return {
				'field:stars': inTurn(['3', '4', '2', '5'], at),
				'field:walk': inTurn(['8', '12', '25'], at),
				'field:shuttle': at % 2 ? 'No' : 'Yes',
			};
		case 'Car hire':
			return { 'field:shuttle': at % 2 ? 'Yes' : 'No' };
		case 'Flight schools':
			return {
				'field:aircraft': at % 2 ? ['Airplanes', 'Gliders'] : ['Airplanes', 'Helicopters'],
			};
		default:
			return {};
	}
};

const faqs = (kind: Kind) => ({
	faq: { 1: 'Is this place real?', 2: 'When should I come?' },
	faqans: {
		1: 'No. It is a fictional example of a listing.',
		2:
			kind === 'Flight schools'
				? 'On a morning without wind.'
				: 'Two hours before your flight.',
	},
});

const slugOf = (name: string) =>
	name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-');

/** Returns a phone number of a range that is reserved for fictional use. */
const phone = (at: number) => `+1 202 555 01${String(10 + at).padStart(2, '0')}`;

const row = (
	[kind, name, , tagline]: (typeof FICTIONAL)[number],
	airport: Airport,
	at: number,
): ImportRow => {
	const slug = slugOf(name);
	return {
		key: `example-${slug}`,
		title: name,
		slug,
		content: [
			paragraph(
				'This is a fictional business. It shows what a listing looks like.',
				'made-up',
			),
			paragraph(
				`${escape(name)} is at ${escape(airport.name)}, which serves ${escape(airport.city)}. ${escape(tagline)}.`,
			),
		].join('\n\n'),
		excerpt: `${tagline}. A fictional example.`,
		category: kind,
		location: locationOf(airport),
		features: FEATURES[kind].slice(0, 3 + (at % 3)),
		tags: ['Fictional example'],
		plan: inTurn(PLANS[kind], at),
		tagline_text: `${tagline}. A fictional example.`,
		gAddress: `${airport.name}, ${airport.city}, ${airport.country}`,
		latitude: String(airport.latitude),
		longitude: String(airport.longitude),
		phone: phone(at),
		email: `hello@${slug}.example`,
		website: `https://${slug}.example/`,
		...(kind === 'Hotels' || at % 3 === 0
			? { instagram: `https://instagram.com/${slug}.example` }
			: {}),
		price_status: inTurn(['inexpensive', 'moderate', 'pricey'], at),
		claimed_section: at % 2 ? 'claimed' : 'not_claimed',
		business_hours: hours(kind, at),
		faqs: faqs(kind),
		...fields(kind, at),
	};
};

/** Returns fictional businesses at the demo's airports. */
export const businesses = (airports: readonly Airport[]): PlannedListing[] =>
	FICTIONAL.flatMap((each, at) => {
		const airport = airports.find(({ iata }) => iata === each[2]);
		if (!airport) return [];
		const hasPicture = at % 5 !== 4;
		return [
			{
				row: row(each, airport, at),
				...(hasPicture ? { image: inTurn(MOODS, at) } : {}),
				...(hasPicture ? { gallery: [inTurn(MOODS, at + 1), inTurn(MOODS, at + 2)] } : {}),
			},
		];
	});
