export const PLACE_ON_MAP = {
	map: '#lp_listing_map',
	latitude: '#latitude',
	longitude: '#longitude',
	/** On the form or what is round it: where the squares of the map come from, as JSON. */
	settings: 'data-gazetteer-map',
} as const;
