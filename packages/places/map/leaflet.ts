import { MAP } from '@gazetteer/contract';
import { adoptStyles, prefersReducedMotion } from '@gazetteer/dom';
import {
	control,
	divIcon,
	GridLayer,
	layerGroup,
	map as createMap,
	marker as createMarker,
	tileLayer,
	type Layer,
	type Marker,
} from 'leaflet';
import styles from './leaflet.css?inline';
import type { MapOptions, MapSettings, PlaceMap, Spot } from './map.ts';

export type { GridLayer, Layer, Marker };

/** The parts of Leaflet that other files use. Only this file imports the library. */
export const leaflet = {
	control,
	divIcon,
	GridLayer,
	layerGroup,
	map: createMap,
	marker: createMarker,
	tileLayer,
};

export const adoptLeafletStyles = () => adoptStyles(styles);

const PIN =
	'<svg viewBox="0 0 32 44" width="32" height="44" aria-hidden="true" focusable="false"><path fill="#b3261e" stroke="#fff" stroke-width="2" d="M16 1a15 15 0 0 0-15 15c0 11 15 27 15 27s15-16 15-27A15 15 0 0 0 16 1z"/><circle cx="16" cy="16" r="5.5" fill="#fff"/></svg>';

/**
 * Returns the marker's icon. Leaflet's default icon consists of image files, which the bundle does
 * not contain.
 */
const icon = () =>
	divIcon({ className: 'gz-map-pin', html: PIN, iconSize: [32, 44], iconAnchor: [16, 43] });

const CENTRE: Spot = { lat: MAP.latitude, lng: MAP.longitude };

export function drawLeafletMap(
	element: HTMLElement,
	{ spot, label, moved, pressed }: MapOptions,
	{ tiles, credit }: MapSettings,
): PlaceMap {
	adoptLeafletStyles();
	const isMoving = !prefersReducedMotion();
	const map = createMap(element, {
		center: spot ?? CENTRE,
		zoom: MAP.zoom,
		// Otherwise visitors who scroll the page over the map would zoom the map.
		scrollWheelZoom: false,
		zoomAnimation: isMoving,
		fadeAnimation: isMoving,
		markerZoomAnimation: isMoving,
	});
	map.attributionControl.setPrefix(false);
	tileLayer(tiles, { maxZoom: 19, ...(credit ? { attribution: escaped(credit) } : {}) }).addTo(
		map,
	);

	let marker: Marker | undefined;
	const put = (at: Spot) => {
		if (marker) return marker.setLatLng(at);
		marker = createMarker(at, { icon: icon(), draggable: true, keyboard: true, title: label });
		marker.on('dragend', () => {
			const { lat, lng } = marker!.getLatLng().wrap();
			moved({ lat, lng });
		});
		marker.addTo(map);
		const drawn = marker.getElement()!;
		drawn.setAttribute('aria-label', label);
		drawn.addEventListener('keydown', pressed);
	};
	if (spot) put(spot);
	map.on('click', ({ latlng }) => {
		const { lat, lng } = latlng.wrap();
		moved({ lat, lng });
	});

	return {
		show(at) {
			if (!at) {
				marker?.remove();
				marker = undefined;
				return;
			}
			put(at);
			if (!map.getBounds().pad(-0.1).contains(at))
				map.setView(at, map.getZoom(), { animate: false });
		},
		zoom: () => map.getZoom(),
		remove: () => void map.remove(),
	};
}

/** Escapes a text, because Leaflet treats attributions and icons as HTML. */
export const escaped = (text: string) => {
	const written = document.createElement('span');
	written.textContent = text;
	return written.innerHTML;
};
