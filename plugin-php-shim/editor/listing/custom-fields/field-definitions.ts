import { get } from '../../shared/rest.ts';
import type { Definition } from './custom-field.tsx';
import { scriptData } from '../script-data.ts';

const ask = (categories: string) => get<readonly Definition[]>(scriptData().fields, { categories });

let first: Promise<readonly Definition[]> | undefined;

/**
 * Requests the custom fields when the editor starts, while WordPress still has the preloaded
 * response. WordPress discards it before the panel opens, and since 7.1 logs a warning about unused
 * preloads.
 */
export function takePreloaded(): void {
	if (typeof scriptData().first !== 'string') return;
	first = ask(scriptData().first ?? '');
	// Reset the promise if the request fails, so that the next call sends a new request. The panel
	// shows the error.
	first.catch(() => (first = undefined));
}

/**
 * Returns the custom fields of all listings and of these categories. `categories` contains sorted
 * IDs, separated by commas.
 */
export const definitionsOf = (categories: string): Promise<readonly Definition[]> =>
	categories === scriptData().first && first ? first : ask(categories);
