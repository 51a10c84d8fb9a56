import { get } from '../../shared/rest.ts';
import type { Definition } from './custom-field.tsx';
import { scriptData } from '../script-data.ts';

const ask = (categories: string) => get<readonly Definition[]>(scriptData().fields, { categories });

let first: Promise<readonly Definition[]> | undefined;

/**
 * Reads the preloaded response before the editor discards it, because the panel may open later. Since WordPress 7.1, the
 * console warns about unused preloads.
 */
export function takeFirst(): void {
	if (typeof scriptData().first !== 'string') return;
	first = ask(scriptData().first ?? '');
	// The panel that awaits the request shows the error.
	first.catch(() => (first = undefined));
}

/** The fields of all listings and of these categories (sorted IDs, separated by commas). */
export const definitionsOf = (categories: string): Promise<readonly Definition[]> =>
	categories === scriptData().first && first ? first : ask(categories);
