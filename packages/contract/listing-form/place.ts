/** Place types that are too general for a category. Spec §5 and §9. */
export const EXCLUDED_PLACE_TYPES = ['point_of_interest', 'establishment'] as const;

/** The address component with the city of a place. Spec §4. */
export const CITY_COMPONENT = 'locality';

/** The maximum size of a place photo preview in pixels. Spec §9. */
export const PLACE_PHOTO = { maxWidth: 500, maxHeight: 500 } as const;

/** The fields to request from the places service. Spec §3. */
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

/** A photo of a place, with its attributions, which must be shown. */
export interface PlacePhoto {
	url: string;
	attribution: string;
}

/** The public Photon server, for moderate use only. Not in the specification. */
export const PHOTON_ADDRESS = 'https://photon.komoot.io';

/** Spec §3, Place details. A place without `geometry` fills in nothing. */
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
