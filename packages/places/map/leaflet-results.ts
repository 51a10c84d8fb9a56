import { prefersReducedMotion } from '@gazetteer/dom';
import { drawnTiles } from './drawn-tiles.ts';
import { adoptLeafletStyles, escaped, leaflet, type Layer, type Marker } from './leaflet.ts';
import type { MapSettings } from './map.ts';
import type { ResultGroup, ResultPin, ResultsMap, ResultsOptions } from './results.ts';

const PIN =
	'<svg viewBox="0 0 28 36" width="28" height="36" aria-hidden="true" focusable="false"><path d="M14 1A13 13 0 0 0 1 14c0 9.5 13 21 13 21s13-11.5 13-21A13 13 0 0 0 14 1z"/><circle cx="14" cy="14" r="4.5"/></svg>';
const DEEPEST = 19;
/** How many zoom levels a press on a group adds. */
const STEP = 2;
/** Milliseconds after a move, before the map asks for the results there. */
const PAUSE = 150;
/** The first view is not closer than this: with tiles, and with drawn outlines. */
const CLOSEST = { tiles: 15, drawn: 9 } as const;

const short = new Intl.NumberFormat(document.documentElement.lang || undefined, {
	notation: 'compact',
	maximumFractionDigits: 1,
});
const sizeOf = (count: number) => Math.round(Math.min(56, 26 + 4 * Math.log2(count)));

export function drawLeafletResults(
	element: HTMLElement,
	{ view, labels, group, moved, opened }: ResultsOptions,
	settings: MapSettings | undefined,
): ResultsMap {
	adoptLeafletStyles();
	const isMoving = !prefersReducedMotion();
	const east = view.east < view.west ? view.east + 360 : view.east;
	const map = leaflet.map(element, {
		zoomControl: false,
		attributionControl: settings !== undefined,
		// Otherwise visitors who scroll the page over the map would zoom the map.
		scrollWheelZoom: false,
		zoomAnimation: isMoving,
		fadeAnimation: isMoving,
		markerZoomAnimation: isMoving,
		minZoom: 1,
		maxZoom: DEEPEST,
	});
	map.attributionControl?.setPrefix(false);
	leaflet.control.zoom({ zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map);
	element.setAttribute('aria-label', labels.map);
	element.setAttribute('role', 'application');
	map.on('focus', () => map.scrollWheelZoom.enable());
	map.on('blur', () => map.scrollWheelZoom.disable());
	map.fitBounds(
		[
			[view.south, view.west],
			[view.north, east],
		],
		{ animate: false, maxZoom: settings ? CLOSEST.tiles : CLOSEST.drawn },
	);
	(settings
		? leaflet.tileLayer(settings.tiles, {
				maxZoom: DEEPEST,
				...(settings.credit ? { attribution: escaped(settings.credit) } : {}),
			})
		: drawnTiles()
	).addTo(map);

	const marks = leaflet.layerGroup().addTo(map);
	/** Returns the copy of a longitude that is closest to the visible part of the map. */
	const near = (lng: number) => lng + 360 * Math.round((map.getCenter().lng - lng) / 360);
	const mark = (
		{ lat, lng }: { readonly lat: number; readonly lng: number },
		icon: { readonly className: string; readonly html: string; readonly size: number },
		label: string,
		onTop = false,
	): Marker => {
		const isPin = icon.html === PIN;
		const height = isPin ? 36 : icon.size;
		const marker = leaflet.marker([lat, near(lng)], {
			// The list is the way to the listings for keyboards and screen readers.
			keyboard: false,
			title: label,
			riseOnHover: true,
			...(onTop ? { zIndexOffset: 10_000 } : {}),
			icon: leaflet.divIcon({
				className: icon.className,
				html: icon.html,
				iconSize: [icon.size, height],
				iconAnchor: [icon.size / 2, isPin ? 35 : height / 2],
			}),
		});
		marker.once('add', () => marker.getElement()?.setAttribute('aria-hidden', 'true'));
		return marker;
	};
	const pinMark = (pin: ResultPin, className: string, onTop = false) => {
		const marker = mark(pin, { className, html: PIN, size: 28 }, pin.title, onTop);
		return marker.on('click', () => opened(pin));
	};
	const groupMark = (found: ResultGroup) => {
		const html = `<span>${escaped(short.format(found.count))}</span>`;
		const icon = { className: 'gz-map-group', html, size: sizeOf(found.count) };
		return mark(found, icon, group(found.count)).on('click', () =>
			map.setView([found.lat, near(found.lng)], Math.min(DEEPEST, map.getZoom() + STEP)),
		);
	};

	let isResizing = false;
	let raised: Layer | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	map.on('moveend', () => {
		clearTimeout(timer);
		const byVisitor = !isResizing;
		// Several moves, such as those of a wheel, cause one request.
		timer = setTimeout(() => moved(byVisitor), PAUSE);
	});
	const resized = new ResizeObserver(() => {
		isResizing = true;
		map.invalidateSize({ animate: false });
		isResizing = false;
	});
	resized.observe(element);

	return {
		show(pins, groups) {
			marks.clearLayers();
			for (const found of groups) marks.addLayer(groupMark(found));
			for (const pin of pins) marks.addLayer(pinMark(pin, 'gz-map-result'));
		},
		raise(pin) {
			raised?.remove();
			raised = pin && pinMark(pin, 'gz-map-result gz-map-result-raised', true).addTo(map);
		},
		view() {
			const bounds = map.getBounds();
			return {
				west: bounds.getWest(),
				south: bounds.getSouth(),
				east: bounds.getEast(),
				north: bounds.getNorth(),
				zoom: map.getZoom(),
			};
		},
		center: () => map.getCenter().wrap(),
		focus: () => element.focus({ preventScroll: true }),
		remove() {
			clearTimeout(timer);
			resized.disconnect();
			map.remove();
		},
	};
}
