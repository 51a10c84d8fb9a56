import type { Airport } from './airports/airport.ts';

/** Escapes separators in a name with a backslash. */
const escaped = (name: string) => name.replace(/[\\|>]/g, '\\$&');

/** Returns the location path of an airport: continent, country and city. */
export const locationOf = ({ continent, country, city }: Airport): string =>
	[continent, country, ...(city && city !== country ? [city] : [])].map(escaped).join(' > ');
