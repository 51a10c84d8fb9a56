/**
 * A stub of Google’s map and of its older class for markers. Drawn objects are recorded in
 * `window.drawn`. Tests send the source of this function to the page, so it cannot use imports.
 */
export function recordedGoogleMap(): void {
	interface Spot {
		lat: number;
		lng: number;
	}
	const page = window as unknown as {
		drawn: unknown[];
		drag: () => void;
		google: { maps: Record<string, unknown> };
	};
	const drawn = (page.drawn = [] as unknown[]);
	const { maps } = (page.google ??= { maps: {} });
	maps['Map'] = class {
		constructor(element: HTMLElement, { center, zoom }: { center: Spot; zoom: number }) {
			drawn.push({ map: element.className, center, zoom });
		}
		addListener() {}
		getBounds() {
			return { contains: () => true };
		}
		setCenter() {}
		getZoom() {
			return 13;
		}
	};
	maps['Marker'] = class {
		constructor({ position }: { position: Spot }) {
			drawn.push({ marker: position });
		}
		setPosition(to: Spot) {
			drawn.push({ moved: to });
		}
		getPosition() {
			return { lat: () => 1.5, lng: () => 2.5 };
		}
		setMap() {
			drawn.push('gone');
		}
		addListener(name: string, done: () => void) {
			if (name === 'dragend') page.drag = done;
		}
	};
}
