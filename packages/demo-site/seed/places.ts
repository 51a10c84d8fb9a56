import type { Airport } from './airports/airport.ts';

/** A sign that parts names is a sign of the name behind a backslash. */
const escaped = (name: string) => name.replace(/[\\|>]/g, '\\$&');

/** Where an airport is, from the continent down. */
export const locationOf = ({ continent, country, city }: Airport): string =>
	[continent, country, ...(city && city !== country ? [city] : [])].map(escaped).join(' > ');
