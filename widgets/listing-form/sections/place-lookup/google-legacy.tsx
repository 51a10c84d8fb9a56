import {
	PLACE_FIELDS,
	PLACE_PHOTO,
	TIMING,
	type AddressComponent,
	type PlaceDetails,
} from '@gazetteer/contract';
import { PlaceError, type PlaceProvider, type Suggestion } from '@gazetteer/places';
import { useEffect } from '@wordpress/element';
import usePlacesAutocomplete, { getDetails, type Suggestions } from 'use-places-autocomplete';
import type { ActiveListingForm } from '../../interactive/active-form.ts';

interface Service {
	readonly ask: (text: string) => void;
}

interface HookProps {
	readonly options: { sessionToken?: google.maps.places.AutocompleteSessionToken };
	readonly ready: (service: Service) => void;
	readonly answered: (answer: Suggestions) => void;
}

/** Turns off the hook's debounce and cache, because the lookup has its own. */
function Hook({ options, ready, answered }: HookProps) {
	const places = usePlacesAutocomplete({ requestOptions: options, debounce: 0, cache: false });
	const { suggestions, setValue } = places;
	useEffect(() => {
		if (places.ready) ready({ ask: setValue });
	}, [places.ready, ready, setValue]);
	useEffect(() => {
		if (suggestions.status && !suggestions.loading) answered(suggestions);
	}, [suggestions, answered]);
	return null;
}

const errorOf = (cause: unknown) =>
	cause instanceof PlaceError
		? cause
		: new PlaceError(cause === 'REQUEST_DENIED' ? 'refused' : 'unreachable', { cause });

/** Google returns the names of photographers as HTML links. */
const textOf = (html: string) =>
	new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

function placeOf(place: google.maps.places.PlaceResult): PlaceDetails {
	const { name, formatted_phone_number: phone, formatted_address: address, website } = place;
	const at = place.geometry?.location;
	return {
		...(name ? { name } : {}),
		...(phone ? { formatted_phone_number: phone } : {}),
		address_components: (place.address_components ?? []) as AddressComponent[],
		...(address ? { formatted_address: address } : {}),
		...(at ? { geometry: { location: { lat: at.lat(), lng: at.lng() } } } : {}),
		...(website ? { website } : {}),
		types: place.types ?? [],
		photos: (place.photos ?? []).map((photo) => ({
			url: photo.getUrl({ ...PLACE_PHOTO }),
			attribution: photo.html_attributions.map(textOf).join(', '),
		})),
	};
}

const lateness = () =>
	new Promise<never>((_, reject) => {
		setTimeout(() => reject(new PlaceError('unreachable')), TIMING.placeLimit);
	});

/**
 * Creates a provider that uses Google's older Places API through a React hook. For keys and pages
 * that cannot use the API of 2025.
 */
export async function createGoogleLegacy({ fill }: ActiveListingForm): Promise<PlaceProvider> {
	const library = window.google?.maps?.places;
	if (!library?.AutocompleteService) throw new PlaceError('unsupported');
	const options: HookProps['options'] = {};
	let resolveAnswer: ((answer: Suggestions) => void) | undefined;
	// The hook does not tell which request a response belongs to, so run requests one after the
	// other.
	let before: Promise<unknown> = Promise.resolve();

	try {
		// For keys created after March 2025, the constructor throws.
		void new library.AutocompleteService();
	} catch (cause) {
		throw new PlaceError('refused', { cause });
	}
	// The hook needs a React component, so render one that shows nothing.
	const service = await new Promise<Service>((resolve) => {
		fill(
			document.createElement('div'),
			<Hook
				options={options}
				ready={resolve}
				answered={(answer) => resolveAnswer?.(answer)}
			/>,
		);
	});

	async function ask(text: string): Promise<readonly Suggestion[]> {
		options.sessionToken ??= new library!.AutocompleteSessionToken();
		const answer = new Promise<Suggestions>((resolve) => (resolveAnswer = resolve));
		service.ask(text);
		const { status, data } = await Promise.race([answer, lateness()]);
		if (status !== 'OK' && status !== 'ZERO_RESULTS') throw errorOf(status);
		return data.map(({ place_id: id, structured_formatting: format, description }) => ({
			id,
			title: format?.main_text ?? description,
			context: format?.secondary_text ?? '',
		}));
	}

	return {
		attribution: 'Google Maps',
		async suggest(text, signal) {
			if (!text.trim()) return [];
			const found = before.then(() => {
				signal.throwIfAborted();
				return ask(text);
			});
			before = found.catch(() => {});
			const suggestions = await found;
			signal.throwIfAborted();
			return suggestions;
		},
		async details({ id }, signal) {
			const { sessionToken } = options;
			delete options.sessionToken;
			const place = await getDetails({
				placeId: id,
				fields: [...PLACE_FIELDS],
				...(sessionToken ? { sessionToken } : {}),
			}).catch((cause: unknown) => {
				throw errorOf(cause);
			});
			signal.throwIfAborted();
			return typeof place === 'string' ? {} : placeOf(place);
		},
	};
}
