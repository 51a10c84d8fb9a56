import { once } from '@gazetteer/dom';
import {
	isGoogleOnPage,
	PlaceError,
	placeProvider,
	type PlaceProvider,
	type PlaceSettings,
} from '@gazetteer/places';
import type { ListingForm } from '../../form.ts';
import type { ActiveListingForm } from '../active-form.ts';

/**
 * An attribute on the form or an ancestor: the place provider that the site owner chose, as JSON.
 */
const PLACES = 'data-gazetteer-places';

/** Reads a JSON attribute from the form or its closest ancestor that has the attribute. */
export function settingOf<Setting>({ element }: ListingForm, name: string): Setting | undefined {
	const json = element.closest(`[${name}]`)?.getAttribute(name);
	if (!json) return undefined;
	try {
		return (JSON.parse(json) as Setting | null) ?? undefined;
	} catch (error) {
		console.warn(error);
		return undefined;
	}
}

export const placeSettings = (form: ListingForm) => settingOf<PlaceSettings>(form, PLACES);

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
