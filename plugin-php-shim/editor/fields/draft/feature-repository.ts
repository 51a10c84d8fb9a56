import { decodeEntities } from '@wordpress/html-entities';
import { getAll, getPage, post } from '../../shared/rest.ts';
import { scriptData } from '../script-data.ts';

interface FeatureRow {
	readonly id: number;
	readonly name: string;
}

const PARTS = 'id,name';

/** The IDs of known features by lower-case name. */
const seen = new Map<string, number>();

const nameOf = ({ id, name }: FeatureRow): string => {
	const plain = decodeEntities(name);
	seen.set(plain.toLowerCase(), id);
	return plain;
};

export async function featureNames(ids: readonly number[]): Promise<readonly string[]> {
	if (ids.length === 0) return [];
	const query = { include: ids, hide_empty: false, _fields: PARTS };
	const rows = await getAll<FeatureRow>(scriptData().features, query);
	return rows.map(nameOf);
}

export async function searchFeatures(
	words: string,
	signal: AbortSignal,
): Promise<readonly string[]> {
	const query = { search: words, per_page: 20, hide_empty: false, _fields: PARTS };
	return (await getPage<FeatureRow>(scriptData().features, query, signal)).rows.map(nameOf);
}

/**
 * Returns the ID of an existing feature with the same name. WordPress's error response contains
 * this ID.
 */
const existing = (cause: unknown): number | undefined => {
	const refusal = cause as { code?: string; data?: { term_id?: number } } | undefined;
	return refusal?.code === 'term_exists' ? refusal.data?.term_id : undefined;
};

async function idOf(name: string): Promise<number> {
	const known = seen.get(name.toLowerCase());
	if (known !== undefined) return known;
	try {
		const made = await post<FeatureRow>(scriptData().features, { name });
		nameOf(made);
		return made.id;
	} catch (cause) {
		const id = existing(cause);
		if (id === undefined) throw cause;
		return id;
	}
}

/**
 * Returns the IDs of features, and creates missing ones. Sends one request at a time, so that no
 * name is created twice.
 */
export async function featureIds(names: readonly string[]): Promise<readonly number[]> {
	const ids: number[] = [];
	for (const name of names) ids.push(await idOf(name));
	return ids;
}
