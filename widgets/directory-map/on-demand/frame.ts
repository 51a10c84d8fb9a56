import type { Texts } from '../markup.ts';

/** The elements around the live map. */
export interface Frame {
	readonly frame: HTMLElement;
	/** Leaflet draws in this element. */
	readonly map: HTMLElement;
	readonly search: HTMLButtonElement;
	readonly close: HTMLButtonElement;
	readonly status: HTMLElement;
	readonly retry: HTMLButtonElement;
}

const button = (className: string, text: string) =>
	Object.assign(document.createElement('button'), {
		type: 'button',
		className,
		textContent: text,
	});

export function drawFrame(root: HTMLElement, texts: Texts): Frame {
	const frame = document.createElement('div');
	frame.className = 'gz-map-frame';
	frame.setAttribute('role', 'region');
	frame.setAttribute('aria-label', texts.map);
	const map = document.createElement('div');
	map.className = 'gz-map-live';
	const bar = document.createElement('div');
	bar.className = 'gz-map-bar';
	const status = document.createElement('p');
	status.className = 'gz-map-status';
	status.setAttribute('role', 'status');
	const search = button('gz-map-search', texts.search);
	const retry = button('gz-map-retry', texts.retry);
	search.hidden = retry.hidden = true;
	const close = button('gz-map-hide', texts.close);
	bar.append(status, retry, close);
	frame.append(bar, map, search);
	root.append(frame);
	return { frame, map, search, close, status, retry };
}
