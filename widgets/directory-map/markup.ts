/** Selectors and attributes of the directory's HTML. */
export const SHOW = '.gz-map-show';
export const DIRECTORY = '.gz-directory';
export const FORM = '.gz-search';
export const LISTING = '[data-listing]';
/** The URL argument for the searched area. */
export const BOUNDS = 'gz_bounds';
export const OPEN_CLASS = 'gz-map-open';

/** The texts that the server translated. */
export interface Texts {
	readonly map: string;
	readonly close: string;
	readonly search: string;
	readonly loading: string;
	readonly failed: string;
	readonly retry: string;
	readonly group: string;
	readonly shown: string;
	readonly none: string;
	readonly zoomIn: string;
	readonly zoomOut: string;
	readonly open: string;
	readonly dismiss: string;
}

export const textsOf = (root: HTMLElement): Texts =>
	JSON.parse(root.dataset['texts'] ?? '{}') as Texts;
