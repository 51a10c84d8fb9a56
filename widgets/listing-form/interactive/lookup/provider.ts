import { once } from '@gazetteer/dom';
import { isGoogleOnPage, PlaceError, placeProvider, type PlaceProvider } from '@gazetteer/places';
import type { ActiveListingForm } from '../active-form.ts';
import { placeSettings } from './settings.ts';

/**
 * Google keys created before March 2025 may be valid for the older Places API only. The current API
 * then responds with one of these codes.
 */
const isKeyRefused = (cause: unknown) =>
	cause instanceof PlaceError && (cause.code === 'unsupported' || cause.code === 'refused');

/**
 * Wraps Google's current Places API. If its first request is refused, sends all requests to the
 * older API.
 */
function withLegacy(
	modern: PlaceProvider,
	loadLegacy: () => Promise<PlaceProvider>,
): PlaceProvider {
	let current = modern;
	let isDecided = false;
	return {
		attribution: modern.attribution,
		async suggest(text, signal) {
			try {
				const found = await current.suggest(text, signal);
				isDecided ||= text.trim() !== '';
				return found;
			} catch (cause) {
				if (isDecided || !isKeyRefused(cause) || signal.aborted) throw cause;
				isDecided = true;
				const legacy = await loadLegacy().catch(() => undefined);
				if (!legacy) throw cause;
				current = legacy;
				return legacy.suggest(text, signal);
			}
		},
		details: (suggestion, signal) => current.details(suggestion, signal),
	};
}

const providers = new WeakMap<ActiveListingForm, () => Promise<PlaceProvider | undefined>>();

/**
 * Returns the place provider that all inputs of a form share, or undefined if the page allows
 * none.
 */
export function lookupProvider(
	form: ActiveListingForm,
): (() => Promise<PlaceProvider | undefined>) | undefined {
	const known = providers.get(form);
	if (known) return known;
	const settings = placeSettings(form);
	if (!settings && !isGoogleOnPage()) return undefined;
	const provider = once(async () => {
		const found = await placeProvider(settings);
		if (!found || (settings && settings.provider !== 'google')) return found;
		return withLegacy(found, async () => {
			const { createGoogleLegacy } =
				await import('../../sections/place-lookup/google-legacy.tsx');
			return createGoogleLegacy(form);
		});
	});
	providers.set(form, provider);
	return provider;
}
