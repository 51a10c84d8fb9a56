import { CONFIG_ID, MARK } from '@gazetteer/contract';
import type { OlderMarkup, OlderMarkupModule } from './older-markup.ts';

/**
 * Finds out which older markup the page's owner lets us take over. Selectors that the settings give are there at once;
 * those of widgets that settings or a script tag only name are fetched, and there when what it gives is true.
 */
export async function readAdoption(
	older: OlderMarkup,
	fetchSelectors: () => Promise<OlderMarkupModule>,
): Promise<unknown> {
	const tag = document.querySelector(`script[${MARK.adopt}]`);
	let adopt: unknown;
	try {
		const settings = JSON.parse(document.querySelector(`#${CONFIG_ID}`)!.textContent!);
		Object.assign(older, settings.olderMarkup);
		adopt = settings.adopt;
	} catch {
		// Missing and broken settings ask for nothing.
	}
	return (tag || adopt) && Object.assign(older, (await fetchSelectors()).named(adopt, tag));
}
