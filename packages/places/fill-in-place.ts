import {
	CITY_COMPONENT,
	EXCLUDED_PLACE_TYPES,
	FIELD,
	MESSAGE,
	fillIn,
	type PlaceDetails,
	type PlacePhoto,
} from '@gazetteer/contract';

/**
 * The values that a selected place fills in, by field name. The keys are in the order in which the
 * fields are filled in.
 */
export interface PlaceFilling {
	readonly fields: Readonly<Record<string, string>>;
	/** Categories to add to the form and to select. */
	readonly categories: readonly string[];
	/**
	 * Photos to show as a preview. They must not be uploaded, because the owner has no rights to
	 * them.
	 */
	readonly photos: readonly PlacePhoto[];
	readonly location: { readonly lat: number; readonly lng: number };
}

/** Returned if the place fills in nothing. `alert` is a message for the visitor. */
export interface NoFilling {
	readonly alert: string;
}

/** Returns the short name of the locality. A single address component contains no city. */
const cityOf = ({ address_components: parts = [] }: PlaceDetails) =>
	parts.length < 2
		? undefined
		: parts.find(({ types: [first] }) => first === CITY_COMPONENT)?.short_name;

const EXCLUDED: readonly string[] = EXCLUDED_PLACE_TYPES;

/**
 * Returns the values that a place fills in. Spec §4, Place autocomplete. `message` is the
 * translation of `MESSAGE.placeWithoutGeometry`.
 */
export function fillInPlace(
	place: PlaceDetails,
	typed: string,
	message: string = MESSAGE.placeWithoutGeometry,
): PlaceFilling | NoFilling {
	const location = place.geometry?.location;
	if (!location) return { alert: fillIn(message, { name: typed }) };
	const { formatted_address: address, types = [], photos = [] } = place;
	const city = cityOf(place);
	const texts: readonly (readonly [string, string | undefined])[] = [
		[FIELD.title, place.name],
		[FIELD.phone, place.formatted_phone_number],
		[FIELD.location, city],
		[FIELD.locationText, city],
		[FIELD.address, address],
		[FIELD.latitude, address && String(location.lat)],
		[FIELD.longitude, address && String(location.lng)],
		[FIELD.website, place.website],
	];
	return {
		fields: Object.fromEntries(texts.filter((text): text is [string, string] => !!text[1])),
		categories: types.filter((type) => !EXCLUDED.includes(type)),
		photos,
		location,
	};
}
