/** A rectangle of the map in degrees. If west is greater than east, it crosses the date line. */
export interface View {
	readonly west: number;
	readonly south: number;
	readonly east: number;
	readonly north: number;
}

const DECIMALS = 5;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));
const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The visible part of a map that visitors can drag around the globe. */
export const viewFrom = (west: number, south: number, east: number, north: number): View => {
	const isWholeGlobe = east - west >= 360;
	return {
		west: isWholeGlobe ? -180 : rounded(wrapped(west)),
		south: rounded(Math.max(-90, south)),
		east: isWholeGlobe ? 180 : rounded(wrapped(east)),
		north: rounded(Math.min(90, north)),
	};
};

/** Reads `west,south,east,north`. */
export const readView = (text: string): View | undefined => {
	const [west, south, east, north] = text.split(',').map(Number);
	return [west, south, east, north].every((edge) => Number.isFinite(edge))
		? { west: west!, south: south!, east: east!, north: north! }
		: undefined;
};

/** `west,south,east,north`, for the map route. */
export const viewText = ({ west, south, east, north }: View) =>
	[west, south, east, north].join(',');

/** `south,west,north,east`, for the address of the page. */
export const boundsText = ({ west, south, east, north }: View) =>
	[south, west, north, east].join(',');

/** Arguments that a new area replaces. */
const REPLACED = ['gz_bounds', 'gz_page', 'paged', 'gz_near', 'gz_place', 'gz_within'];

/** The address of the first page of results in an area. */
export const addressIn = (address: string, view: View): string => {
	const url = new URL(address);
	for (const name of REPLACED) url.searchParams.delete(name);
	url.pathname = url.pathname.replace(/\/page\/\d+\/?$/, '/');
	url.searchParams.set('gz_bounds', boundsText(view));
	return url.href;
};
