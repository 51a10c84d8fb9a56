import { get } from '../../shared/rest.ts';
import type { Definition } from './custom-field.tsx';
import { scriptData } from '../script-data.ts';

const ask = (categories: string) => get<readonly Definition[]>(scriptData().fields, { categories });

let first: Promise<readonly Definition[]> | undefined;

/**
 * Takes what came with the page before the editor throws it away: the panel that shows it may be closed until later. From
 * WordPress 7.1 on the console names what was not taken.
 */
export function takeFirst(): void {
	if (typeof scriptData().first !== 'string') return;
	first = ask(scriptData().first ?? '');
	// Whoever shows it says so, if it fails.
	first.catch(() => (first = undefined));
}

/** The fields of all categories and of these: numbers in order, with commas between. */
export const definitionsOf = (categories: string): Promise<readonly Definition[]> =>
	categories === scriptData().first && first ? first : ask(categories);
