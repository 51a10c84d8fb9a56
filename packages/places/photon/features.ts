import type { AddressComponent, PlaceDetails } from '@gazetteer/contract';

/** A place in Photon's response: GeoJSON with properties of OpenStreetMap. */
export interface PhotonFeature {
	readonly geometry?: { readonly coordinates?: readonly unknown[] };
	readonly properties: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;

/** Returns the valid features of a response. */
export const readFeatures = (body: unknown): PhotonFeature[] => {
	const features = isRecord(body) && Array.isArray(body['features']) ? body['features'] : [];
	return features.filter(
		(feature: unknown): feature is PhotonFeature =>
			isRecord(feature) && isRecord(feature['properties']),
	);
};

const reader =
	({ properties }: PhotonFeature) =>
	(name: string) => {
		const value = properties[name];
		return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
	};

const joined = (glue: string, ...parts: readonly string[]) => parts.filter(Boolean).join(glue);

/** Countries whose addresses have the house number before the street. */
const NUMBER_FIRST = /^(AU|CA|FR|GB|IE|IN|LU|MY|NZ|PH|SG|TH|US|ZA)$/;
/** Countries whose addresses have the state and the postcode after the city. */
const STATE_AND_CODE = /^(AU|CA|US)$/;
const CODE_LAST = /^(GB|IE|IN|NZ|SG)$/;

const cityOf = (read: (name: string) => string) =>
	read('city') || (/^(city|town|village)$/.test(read('osm_value')) ? read('name') : '');

function cityLine(read: (name: string) => string, country: string): string {
	const [city, code, state] = [cityOf(read), read('postcode'), read('state')];
	if (STATE_AND_CODE.test(country)) return joined(', ', city, joined(' ', state, code));
	return CODE_LAST.test(country) ? joined(' ', city, code) : joined(' ', code, city);
}

/** Returns a place's address in the format of its country. */
export function addressOf(feature: PhotonFeature): string {
	const read = reader(feature);
	const country = read('countrycode').toUpperCase();
	// A street in the results has its name in `name`, not in `street`.
	const street = read('street') || (read('type') === 'street' ? read('name') : '');
	const number = read('housenumber');
	const line = NUMBER_FIRST.test(country) ? [number, street] : [street, number];
	return joined(', ', joined(' ', ...line), cityLine(read, country), read('country'));
}

function componentsOf(feature: PhotonFeature): AddressComponent[] {
	const read = reader(feature);
	const parts: readonly (readonly [string, string])[] = [
		['street_number', read('housenumber')],
		['route', read('street')],
		['locality', cityOf(read)],
		['administrative_area_level_1', read('state')],
		['postal_code', read('postcode')],
		['country', read('countrycode').toUpperCase()],
	];
	return parts
		.filter(([, name]) => name)
		.map(([type, name]) => ({ types: [type], short_name: name }));
}

/** OpenStreetMap keys of places that people visit. Only these are categories of a listing. */
const CATEGORY_KEYS = /^(amenity|craft|healthcare|historic|leisure|office|shop|sport|tourism)$/;

function geometryOf({ geometry }: PhotonFeature) {
	const [lng, lat] = (geometry?.coordinates ?? []).map(Number);
	const isPosition = Number.isFinite(lng) && Number.isFinite(lat);
	return isPosition ? { geometry: { location: { lat: lat!, lng: lng! } } } : {};
}

export function placeOf(feature: PhotonFeature): PlaceDetails {
	const read = reader(feature);
	const address = addressOf(feature);
	return {
		name: read('name') || address,
		address_components: componentsOf(feature),
		...(address ? { formatted_address: address } : {}),
		...geometryOf(feature),
		types: CATEGORY_KEYS.test(read('osm_key')) ? [read('osm_value')] : [],
		photos: [],
	};
}
