import { hasOwnGoogle } from '../google/page.ts';
import type { PlaceSettings } from '../types.ts';

export interface Spot {
	readonly lat: number;
	readonly lng: number;
}

/** Where the squares of a map come from: an address with `{z}`, `{x}` and `{y}`, and who has to be named for them. */
export interface MapSettings {
	readonly tiles: string;
	readonly credit: string;
}

export interface MapOptions {
	/** Undefined until a position is chosen. */
	readonly spot: Spot | undefined;
	/** What the marker is called. */
	readonly label: string;
	/** Called when the user drags or places the marker. */
	readonly moved: (to: Spot) => void;
	/** Called when the user presses a key on the marker. */
	readonly pressed: (event: KeyboardEvent) => void;
}

/** A map with one marker, or none yet. */
export interface PlaceMap {
	readonly show: (spot: Spot | undefined) => void;
	readonly zoom: () => number;
	readonly remove: () => void;
}

/** Google's where the page has it; otherwise the one whose squares the owner chose; otherwise none. */
export async function drawMap(
	element: HTMLElement,
	options: MapOptions,
	chosen: { readonly map: MapSettings | undefined; readonly places: PlaceSettings | undefined },
): Promise<PlaceMap | undefined> {
	const { map, places } = chosen;
	// Google's data may be shown only on Google's own map.
	if (hasOwnGoogle() || places?.provider === 'google') {
		const { drawGoogleMap } = await import('./google-map.ts');
		return drawGoogleMap(element, options, places?.provider === 'google' ? places.key : '');
	}
	if (!map) return undefined;
	const { drawLeafletMap } = await import('./leaflet.ts');
	return drawLeafletMap(element, options, map);
}
