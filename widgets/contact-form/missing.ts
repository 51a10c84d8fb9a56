import { CONSOLE_MESSAGE } from '@gazetteer/contract';
import { contactGlobal } from './face.ts';

/** In the order in which they are looked for: the page's settings first, then the browser. */
const WANTED: readonly (readonly [keyof typeof CONSOLE_MESSAGE, () => unknown])[] = [
	['noConfig', contactGlobal],
	['noApi', () => contactGlobal()?.api],
	['noFetch', () => window.fetch],
	['noFormData', () => window.FormData],
	['noNodeListForEach', () => NodeList.prototype.forEach],
	['noReplaceAll', () => String.prototype.replaceAll],
];

let told: string | undefined;

/** Names the first thing that is missing, once for all forms of a page. They stay plain forms, which post. */
export function tellMissing(hasServer: boolean): void {
	const [name] = WANTED.slice(hasServer ? 2 : 0).find(([, there]) => !there()) ?? [];
	const message = CONSOLE_MESSAGE[name ?? 'noApi'];
	if (message !== told) console.error((told = message));
}
