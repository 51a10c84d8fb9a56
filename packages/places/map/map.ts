import { isGoogleOnPage } from '../google/page.ts';
import type { PlaceSettings } from '../types.ts';

export interface Spot {
	readonly lat: number;
	readonly lng: number;
}

/** The tile server of a map: a URL template with `{z}`, `{x}` and `{y}`, and the attribution. */
export interface MapSettings {
	readonly tiles: string;
	readonly credit: string;
}

export interface MapOptions {
	/** The position of the marker. Undefined if none is selected yet. */
	readonly spot: Spot | undefined;
	/** The accessible name of the marker. */
	readonly label: string;
	/** Called when the user drags or places the marker. */
	readonly moved: (to: Spot) => void;
	/** Called when the user presses a key on the marker. */
	readonly pressed: (event: KeyboardEvent) => void;
}

/** A map with one marker or none. */
export interface PlaceMap {
	readonly show: (spot: Spot | undefined) => void;
	readonly zoom: () => number;
	readonly remove: () => void;
}

/**
 * Draws Google's map if the page loads Google Maps, or if Google is the place provider. Otherwise
 * draws a Leaflet map with the site owner's tile server. Returns undefined without a tile server.
 */
export async function drawMap(
	element: HTMLElement,
	options: MapOptions,
	chosen: { readonly map: MapSettings | undefined; readonly places: PlaceSettings | undefined },
): Promise<PlaceMap | undefined> {
	const { map, places } = chosen;
	// Google's terms require that its data is shown on Google's map only.
	if (isGoogleOnPage() || places?.provider === 'google') {
		const { drawGoogleMap } = await import('./google-map.ts');
		return drawGoogleMap(element, options, places?.provider === 'google' ? places.key : '');
	}
	if (!map) return undefined;
	const { drawLeafletMap } = await import('./leaflet.ts');
	return drawLeafletMap(element, options, map);
}
