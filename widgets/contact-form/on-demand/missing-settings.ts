import { CONSOLE_MESSAGE, type ContactConfig } from '@gazetteer/contract';

type Wanted = (global: ContactConfig | undefined) => unknown;

/**
 * The requirements, in the order in which they are checked: first the page's settings, then the
 * browser's functions.
 */
const WANTED: readonly (readonly [keyof typeof CONSOLE_MESSAGE, Wanted])[] = [
	['noConfig', (global) => global],
	['noApi', (global) => global?.api],
	['noFetch', () => window.fetch],
	['noFormData', () => window.FormData],
	['noNodeListForEach', () => NodeList.prototype.forEach],
	['noReplaceAll', () => String.prototype.replaceAll],
];

let reported: string | undefined;

/** Logs the first missing requirement, once per page. `global` is the page's own `wpcf7` object. */
export function reportMissing(global: ContactConfig | undefined, isServerNamed: boolean): void {
	const [name] = WANTED.slice(isServerNamed ? 2 : 0).find(([, there]) => !there(global)) ?? [];
	const message = CONSOLE_MESSAGE[name ?? 'noApi'];
	if (message !== reported) console.error((reported = message));
}
