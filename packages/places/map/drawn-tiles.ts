import { readLand } from './land.ts';
import { leaflet, type GridLayer } from './leaflet.ts';

const SIZE = 256;
/** The outlines are too rough for deeper zoom levels. */
const DEEPEST_LAND = 6;
const SVG = 'http://www.w3.org/2000/svg';

type Corners = readonly (readonly [x: number, y: number])[];

/** A position on the Mercator map, as shares of the world's width. */
const projected = ([lng, lat]: readonly [number, number]): [number, number] => {
	const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
	return [(lng + 180) / 360, (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2];
};

const path = (className: string, d: string) => {
	const drawn = document.createElementNS(SVG, 'path');
	drawn.setAttribute('class', className);
	drawn.setAttribute('d', d);
	return drawn;
};

/** Returns the outlines that touch a tile, in the tile's pixels. */
function landIn(land: readonly Corners[], left: number, top: number, world: number): string {
	let d = '';
	for (const corners of land) {
		for (const turn of [-1, 0, 1]) {
			const points = corners.map(
				([x, y]) =>
					[Math.round((x + turn) * world - left), Math.round(y * world - top)] as const,
			);
			const xs = points.map(([x]) => x);
			const ys = points.map(([, y]) => y);
			const isSeen =
				Math.max(...xs) >= 0 &&
				Math.min(...xs) <= SIZE &&
				Math.max(...ys) >= 0 &&
				Math.min(...ys) <= SIZE;
			if (isSeen) d += `M${points.map((point) => point.join(' ')).join('L')}z`;
		}
	}
	return d;
}

/** Map tiles that the script draws in the page: land and a grid, without a request. */
export function drawnTiles(): GridLayer {
	const land = readLand().map((corners) => corners.map(projected));
	const Drawn = leaflet.GridLayer.extend({
		createTile({ x, y, z }: { x: number; y: number; z: number }) {
			const tile = document.createElementNS(SVG, 'svg');
			const isClose = z > DEEPEST_LAND;
			const world = SIZE * 2 ** z;
			const column = ((x % 2 ** z) + 2 ** z) % 2 ** z;
			tile.setAttribute('class', isClose ? 'gz-map-tile gz-map-close' : 'gz-map-tile');
			tile.setAttribute('viewBox', `0 0 ${SIZE} ${SIZE}`);
			if (!isClose) {
				const d = landIn(land, column * SIZE, y * SIZE, world);
				if (d) tile.append(path('gz-map-land', d));
			}
			tile.append(
				path('gz-map-grid', `M0 0h${SIZE}M0 0v${SIZE}M128 0v${SIZE}M0 128h${SIZE}`),
			);
			return tile as unknown as HTMLElement;
		},
	}) as new () => GridLayer;
	return new Drawn();
}
