import type { MapSettings } from './map.ts';

/** A single listing on a map of results. */
export interface ResultPin {
	readonly id: number;
	readonly lat: number;
	readonly lng: number;
	readonly title: string;
	readonly link: string;
}

/** Listings that are too close together for single pins. */
export interface ResultGroup {
	readonly lat: number;
	readonly lng: number;
	readonly count: number;
}

/** A rectangle in degrees. The east may be beyond 180 if the visitor dragged the map around the globe. */
export interface ResultsView {
	readonly west: number;
	readonly south: number;
	readonly east: number;
	readonly north: number;
}

export interface ResultsOptions {
	readonly view: ResultsView;
	readonly labels: { readonly map: string; readonly zoomIn: string; readonly zoomOut: string };
	/** Returns the label of a group. */
	readonly group: (count: number) => string;
	/** Called when the map shows another part, by the visitor or because a group was opened. */
	readonly moved: (byVisitor: boolean) => void;
	/** Called when the visitor selects a pin. */
	readonly opened: (pin: ResultPin) => void;
}

/** A map of many listings, as pins and groups. */
export interface ResultsMap {
	readonly show: (pins: readonly ResultPin[], groups: readonly ResultGroup[]) => void;
	/** Puts a pin above all others, or lowers it. */
	readonly raise: (pin: ResultPin | undefined) => void;
	readonly view: () => ResultsView & { readonly zoom: number };
	readonly center: () => { readonly lat: number; readonly lng: number };
	readonly focus: () => void;
	readonly remove: () => void;
}

/**
 * Draws a map of results with Leaflet: with the tile server that the site owner selected, otherwise
 * with outlines that the script draws, without any request.
 */
export async function drawResultsMap(
	element: HTMLElement,
	options: ResultsOptions,
	settings: MapSettings | undefined,
): Promise<ResultsMap> {
	const { drawLeafletResults } = await import('./leaflet-results.ts');
	return drawLeafletResults(element, options, settings);
}
