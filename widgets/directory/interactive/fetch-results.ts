import { readOwnPage } from '@gazetteer/clean-html';
import { fetchText } from '@gazetteer/wire';
import { FORM, RESULTS, ROOT } from '../markup.ts';

/** Milliseconds after which the browser loads the page instead. */
const TIMEOUT = 15_000;

/** The parts of a page with other results. They are in an inert document. */
export interface Answer {
	readonly form: HTMLFormElement;
	readonly results: HTMLElement;
}

/** Fetches a page of the directory. Throws an error if it does not contain the directory. */
export async function fetchResults(
	address: string,
	root: HTMLElement,
	signal: AbortSignal,
): Promise<Answer> {
	const index = [...document.querySelectorAll(ROOT)].indexOf(root);
	const text = await fetchText(address, { accept: 'text/html', signal, timeout: TIMEOUT });
	const found = readOwnPage(text)?.querySelectorAll(ROOT)[index];
	const form = found?.querySelector<HTMLFormElement>(FORM);
	const results = found?.querySelector<HTMLElement>(RESULTS);
	if (!form || !results) throw new Error(`No directory at ${address}`);
	return { form, results };
}
