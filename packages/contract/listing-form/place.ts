/** Places that are too general to be a category. Spec §5 and §9. */
export const EXCLUDED_PLACE_TYPES = ['point_of_interest', 'establishment'] as const;

/** The address component a place's city is read from. Spec §4. */
export const CITY_COMPONENT = 'locality';

/** A place's photo is previewed in at most this many pixels each way. Spec §9. */
export const PLACE_PHOTO = { maxWidth: 500, maxHeight: 500 } as const;

/** What is asked of the places service. Spec §3. */
export const PLACE_FIELDS = [
	'name',
	'formatted_phone_number',
	'address_components',
	'formatted_address',
	'geometry',
	'website',
	'types',
	'photos',
] as const;

export interface AddressComponent {
	types: readonly string[];
	short_name: string;
}

/** A picture of a place, with the names that have to stand beside it. */
export interface PlacePhoto {
	url: string;
	attribution: string;
}

/** The public Photon server. It asks for moderate use. Ours. */
export const PHOTON_ADDRESS = 'https://photon.komoot.io';

/** Spec §3, Place details. Without `geometry` a place fills nothing. */
export interface PlaceDetails {
	name?: string;
	formatted_phone_number?: string;
	address_components?: readonly AddressComponent[];
	formatted_address?: string;
	geometry?: { location: { lat: number; lng: number } };
	website?: string;
	types?: readonly string[];
	photos?: readonly PlacePhoto[];
}
