import type { Airport } from './airport.ts';

type Place = Pick<Airport, 'latitude' | 'longitude'>;

const EARTH_RADIUS_KM = 6371;
const METRES_PER_FOOT = 0.3048;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const inMetres = (feet: number): number => Math.round(feet * METRES_PER_FOOT);

/** Returns the great-circle distance in whole kilometres. */
export const kilometres = (a: Place, b: Place): number => {
	const half =
		Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
		Math.cos(radians(a.latitude)) *
			Math.cos(radians(b.latitude)) *
			Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
	return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half)));
};

const sexagesimal = (value: number, [positive, negative]: readonly [string, string]) => {
	const seconds = Math.round(Math.abs(value) * 3600);
	const part = (of: number) => String(of).padStart(2, '0');
	return (
		`${Math.floor(seconds / 3600)}° ${part(Math.floor(seconds / 60) % 60)}′ ` +
		`${part(seconds % 60)}″ ${value < 0 ? negative : positive}`
	);
};

/** Formats coordinates in degrees, such as 47° 27′ 02″ N, 8° 33′ 42″ E. */
export const coordinates = ({ latitude, longitude }: Place): string =>
	`${sexagesimal(latitude, ['N', 'S'])}, ${sexagesimal(longitude, ['E', 'W'])}`;

const ROSE = [
	'north',
	'north-east',
	'east',
	'south-east',
	'south',
	'south-west',
	'west',
	'north-west',
];

/** Returns the compass direction from `a` to `b`. */
export const direction = (a: Place, b: Place): string => {
	const east = radians(b.longitude - a.longitude);
	const bearing = Math.atan2(
		Math.sin(east) * Math.cos(radians(b.latitude)),
		Math.cos(radians(a.latitude)) * Math.sin(radians(b.latitude)) -
			Math.sin(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.cos(east),
	);
	const point = Math.round((bearing / (2 * Math.PI)) * ROSE.length);
	return ROSE[(point + ROSE.length) % ROSE.length] ?? 'north';
};
