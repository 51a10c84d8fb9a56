import { PLACE_PHOTO, type PlaceDetails } from '@gazetteer/contract';
import { PlaceError, type PlaceProvider, type Suggestion } from '../types.ts';
import { asPlaceError, placesLibrary } from './library.ts';

/** The fields of the specification, with their names in Google's current Places API. */
const FIELDS = [
	'displayName',
	'nationalPhoneNumber',
	'addressComponents',
	'formattedAddress',
	'location',
	'websiteURI',
	'types',
	'photos',
];

type Place = google.maps.places.Place;

const photoOf = (photo: google.maps.places.Photo) => ({
	url: photo.getURI({ ...PLACE_PHOTO }),
	attribution: (photo.authorAttributions ?? []).map(({ displayName }) => displayName).join(', '),
});

function placeOf(place: Place): PlaceDetails {
	const { location } = place;
	return {
		...(place.displayName ? { name: place.displayName } : {}),
		...(place.nationalPhoneNumber ? { formatted_phone_number: place.nationalPhoneNumber } : {}),
		address_components: (place.addressComponents ?? []).map(({ types, shortText }) => ({
			types,
			short_name: shortText ?? '',
		})),
		...(place.formattedAddress ? { formatted_address: place.formattedAddress } : {}),
		...(location
			? { geometry: { location: { lat: location.lat(), lng: location.lng() } } }
			: {}),
		...(place.websiteURI ? { website: place.websiteURI } : {}),
		types: place.types ?? [],
		photos: (place.photos ?? []).map(photoOf),
	};
}

/**
 * Creates a provider that uses Google's Places API. All requests until the visitor selects a place
 * belong to one billing session.
 */
export function createGoogle(key?: string): PlaceProvider {
	const predictions = new WeakMap<Suggestion, google.maps.places.PlacePrediction>();
	let session: google.maps.places.AutocompleteSessionToken | undefined;

	/** Runs a call that cannot be aborted. After an abort, its result is ignored. */
	async function unlessAborted<Result>(work: () => Promise<Result>, signal: AbortSignal) {
		signal.throwIfAborted();
		try {
			return await work();
		} catch (cause) {
			throw asPlaceError(cause);
		} finally {
			signal.throwIfAborted();
		}
	}

	return {
		attribution: 'Google Maps',
		async suggest(text, signal) {
			if (!text.trim()) return [];
			const { suggestions } = await unlessAborted(async () => {
				const library = await placesLibrary(key);
				session ??= new library.AutocompleteSessionToken();
				return library.AutocompleteSuggestion.fetchAutocompleteSuggestions({
					input: text,
					sessionToken: session,
				});
			}, signal);
			return suggestions.flatMap(({ placePrediction: prediction }) => {
				if (!prediction) return [];
				const suggestion = {
					id: prediction.placeId,
					title: prediction.mainText?.text ?? prediction.text.text,
					context: prediction.secondaryText?.text ?? '',
				};
				predictions.set(suggestion, prediction);
				return [suggestion];
			});
		},
		async details(suggestion, signal) {
			const prediction = predictions.get(suggestion);
			if (!prediction) throw new PlaceError('unsupported');
			// A details request ends the billing session.
			session = undefined;
			const { place } = await unlessAborted(
				() => prediction.toPlace().fetchFields({ fields: FIELDS }),
				signal,
			);
			return placeOf(place);
		},
	};
}
