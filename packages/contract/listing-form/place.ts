/** Place types that are too general to select a category. Spec §5 and §9. */
export const EXCLUDED_PLACE_TYPES = ['point_of_interest', 'establishment'] as const;

/** The type of the address component that contains the city. Spec §4. */
export const CITY_COMPONENT = 'locality';

/** The maximum size, in pixels, of the preview of a place photo. Spec §9. */
export const PLACE_PHOTO = { maxWidth: 500, maxHeight: 500 } as const;

/** The fields to request from Google's places service. Spec §3. */
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

/** A photo of a place. The page must show its attributions. */
export interface PlacePhoto {
	url: string;
	attribution: string;
}

/**
 * The address of the public Photon server, which allows moderate use only. Not in the
 * specification.
 */
export const PHOTON_ADDRESS = 'https://photon.komoot.io';

/** The details of a place. A place without `geometry` does not fill in any field. Spec §3. */
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
