import { decodeEntities } from '@wordpress/html-entities';
import { getPage } from '../../shared/rest.ts';
import { scriptData } from '../script-data.ts';

export interface Term {
	readonly id: number;
	readonly name: string;
}

const isSame = (one: string, other: string) =>
	one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/**
 * Finds the site's location with the name of a city. Does not create locations, because the site
 * owner organises them.
 */
export async function locationNamed(
	city: string | undefined,
	signal: AbortSignal,
): Promise<Term | undefined> {
	if (!city) return undefined;
	const { rows } = await getPage<Term>(
		`/wp/v2/${scriptData().locations}`,
		{ search: city, _fields: 'id,name' },
		signal,
	);
	return rows
		.map(({ id, name }) => ({ id, name: decodeEntities(name) }))
		.find(({ name }) => isSame(name, city));
}
