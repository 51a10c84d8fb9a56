import { isGoogleOnPage } from './google/page.ts';
import type { PlaceProvider, PlaceSettings } from './types.ts';

/**
 * Loads the provider that the owner selected. Without settings, uses Google if the page already
 * loads it, otherwise returns undefined.
 */
export async function placeProvider(
	settings: PlaceSettings | undefined,
): Promise<PlaceProvider | undefined> {
	if (settings?.provider === 'photon') {
		const { createPhoton } = await import('./photon/photon.ts');
		return createPhoton(settings.address);
	}
	if (settings?.provider === 'data') {
		const { createDataSet } = await import('./data-set.ts');
		return createDataSet(settings.places);
	}
	if (!settings && !isGoogleOnPage()) return undefined;
	const { createGoogle } = await import('./google/google.ts');
	return createGoogle(settings?.key);
}
