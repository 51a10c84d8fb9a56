import { CONFIG_ID, MARK } from '@gazetteer/contract';
import type { OlderMarkup, OlderMarkupModule } from './older-markup.ts';

/**
 * Determines which older markup the widgets may handle. Uses the selectors in the page settings,
 * and downloads missing ones. Resolves to a truthy value if selectors were downloaded.
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
		// Without valid settings, widgets handle no older markup.
	}
	return (tag || adopt) && Object.assign(older, (await fetchSelectors()).named(adopt, tag));
}
