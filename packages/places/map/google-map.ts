import { MAP } from '@gazetteer/contract';
import { mapsLibrary } from '../google/library.ts';
import type { MapOptions, PlaceMap, Spot } from './map.ts';

interface Pin {
	readonly put: (spot: Spot) => void;
	readonly remove: () => void;
}

/**
 * Creates the marker. Uses the old `Marker` class if the page loaded it, because the new class
 * requires a map ID.
 */
function createPin(
	maps: typeof google.maps,
	map: google.maps.Map,
	{ label, moved, pressed }: MapOptions,
	spot: Spot,
): Pin {
	const reportPosition = (at: google.maps.LatLng | null | undefined) => {
		if (at) moved({ lat: at.lat(), lng: at.lng() });
	};
	if (maps.Marker) {
		const marker = new maps.Marker({ map, position: spot, title: label, draggable: true });
		marker.addListener('dragend', () => reportPosition(marker.getPosition()));
		return {
			put: (at) => marker.setPosition(at),
			remove: () => marker.setMap(null),
		};
	}
	const marker = new maps.marker.AdvancedMarkerElement({
		map,
		position: spot,
		title: label,
		gmpDraggable: true,
	});
	marker.addListener('dragend', (event: google.maps.MapMouseEvent) =>
		reportPosition(event.latLng),
	);
	marker.addEventListener('keydown', (event) => pressed(event));
	return {
		put: (at) => (marker.position = at),
		remove: () => (marker.map = null),
	};
}

export async function drawGoogleMap(
	element: HTMLElement,
	options: MapOptions,
	key: string,
): Promise<PlaceMap> {
	const maps = await mapsLibrary(key || undefined);
	const map = new maps.Map(element, {
		center: options.spot ?? { lat: MAP.latitude, lng: MAP.longitude },
		zoom: MAP.zoom,
		...(maps.Marker ? {} : { mapId: 'DEMO_MAP_ID' }),
	});
	map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
		if (latLng) options.moved({ lat: latLng.lat(), lng: latLng.lng() });
	});
	let pin: Pin | undefined;
	const show = (spot: Spot | undefined) => {
		if (!spot) {
			pin?.remove();
			pin = undefined;
			return;
		}
		if (pin) pin.put(spot);
		else pin = createPin(maps, map, options, spot);
		if (map.getBounds?.()?.contains(spot) !== true) map.setCenter(spot);
	};
	show(options.spot);
	return {
		show,
		zoom: () => map.getZoom() ?? MAP.zoom,
		remove() {
			pin?.remove();
			element.replaceChildren();
		},
	};
}
