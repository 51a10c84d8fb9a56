import { announce } from '@gazetteer/dom';
import { isLatitude, isLongitude, movedByKey } from '@gazetteer/places';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { isBeingWritten, write } from '../../interactive/lookup/write.ts';
import type { Position } from '../../interactive/values.tsx';

export const PLACE_ON_MAP = {
	map: '#lp_listing_map',
	latitude: '#latitude',
	longitude: '#longitude',
	/** An attribute on the form or an ancestor with the source of the map tiles, as JSON. */
	settings: 'data-gazetteer-map',
} as const;

export interface Marker {
	readonly get: () => Position | undefined;
	readonly move: (to: Position) => void;
	/** Moves the marker in response to an arrow key. The step depends on the map's zoom. */
	readonly press: (event: KeyboardEvent, zoom: number) => void;
}

/** Six decimal places are precise to about 10 cm, like the coordinates of map services. */
const sixDigits = (degrees: number) => String(Number(degrees.toFixed(6)));

/**
 * Connects the marker with the latitude and longitude inputs: changing the marker updates the
 * inputs, and the reverse.
 */
export function createMarker({
	element,
	leaving: signal,
	values,
}: ActiveListingForm): Marker | undefined {
	const latitude = element.querySelector<HTMLInputElement>(PLACE_ON_MAP.latitude);
	const longitude = element.querySelector<HTMLInputElement>(PLACE_ON_MAP.longitude);
	if (!latitude || !longitude) return undefined;

	const read = (): Position | undefined => {
		const [lat, lng] = [latitude, longitude].map(({ value }) => value.trim().replace(',', '.'));
		return isLatitude(lat!) && isLongitude(lng!)
			? { lat: Number(lat), lng: Number(lng) }
			: undefined;
	};
	const move = (to: Position) => {
		values.set('position', to);
		write(latitude, sixDigits(to.lat));
		write(longitude, sixDigits(to.lng));
	};
	const typed = () => isBeingWritten() || values.set('position', read());
	for (const input of [latitude, longitude]) input.addEventListener('input', typed, { signal });
	// The visitor may have chosen a place before this section was loaded, so keep its position.
	if (!values.get().position) values.set('position', read());

	return {
		get: () => values.get().position,
		move,
		press(event, zoom) {
			const from = values.get().position;
			const to = from && movedByKey(from, event, zoom);
			if (!to) return;
			// Prevent the arrow key from scrolling the page or the map.
			event.preventDefault();
			event.stopPropagation();
			move(to);
			announce(`${sixDigits(to.lat)}, ${sixDigits(to.lng)}`);
		},
	};
}
