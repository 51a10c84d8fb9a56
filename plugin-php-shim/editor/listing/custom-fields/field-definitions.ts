import { get } from '../../shared/rest.ts';
import type { Definition } from './custom-field.tsx';
import { scriptData } from '../script-data.ts';

const ask = (categories: string) => get<readonly Definition[]>(scriptData().fields, { categories });

let first: Promise<readonly Definition[]> | undefined;

/**
 * Reads the preloaded response early, because the editor discards it before the panel opens. Since
 * WordPress 7.1, the console warns about unused preloads.
 */
export function takePreloaded(): void {
	if (typeof scriptData().first !== 'string') return;
	first = ask(scriptData().first ?? '');
	// Forget the failed request. The panel that awaits the request shows the error.
	first.catch(() => (first = undefined));
}

/**
 * Returns the custom fields of all listings and of these categories. `categories` contains sorted
 * IDs, separated by commas.
 */
export const definitionsOf = (categories: string): Promise<readonly Definition[]> =>
	categories === scriptData().first && first ? first : ask(categories);
