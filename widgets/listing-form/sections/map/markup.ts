export const PLACE_ON_MAP = {
	map: '#lp_listing_map',
	latitude: '#latitude',
	longitude: '#longitude',
	/** An attribute on the form or an ancestor with the source of the map tiles, as JSON. */
	settings: 'data-gazetteer-map',
} as const;
