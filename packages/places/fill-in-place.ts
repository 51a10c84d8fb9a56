import {
	CITY_COMPONENT,
	EXCLUDED_PLACE_TYPES,
	FIELD,
	MESSAGE,
	fillIn,
	type PlaceDetails,
	type PlacePhoto,
} from '@gazetteer/contract';

/** What a chosen place fills in: texts by the names of the form's fields, in the order in which they are filled. */
export interface PlaceFilling {
	readonly fields: Readonly<Record<string, string>>;
	/** Each an option to be added and chosen. */
	readonly categories: readonly string[];
	/** To be shown only: they are not the owner's, and never uploaded. */
	readonly photos: readonly PlacePhoto[];
	readonly location: { readonly lat: number; readonly lng: number };
}

/** Nothing is filled in, and the visitor sees this message. The placeholder is replaced by the typed text. */
export interface NoFilling {
	readonly alert: string;
}

/** A single address component contains no city. With several, the locality comes first. */
const cityOf = ({ address_components: parts = [] }: PlaceDetails) =>
	parts.length < 2
		? undefined
		: parts.find(({ types: [first] }) => first === CITY_COMPONENT)?.short_name;

const EXCLUDED: readonly string[] = EXCLUDED_PLACE_TYPES;

/** Spec §4, Place autocomplete. `message` is the translation of `MESSAGE.placeWithoutGeometry`. */
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
