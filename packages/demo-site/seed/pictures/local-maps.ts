import type { Airport } from '../airports/airport.ts';
import { localMap } from './local-map.ts';
import type { PlannedPicture } from '../content.ts';
import { png } from './png.ts';

/** Returns a map picture for each airport. Its key is `map-` and the IATA code. */
export const localMaps = (
	airports: readonly Airport[],
	places: ReadonlyArray<{ latitude: number; longitude: number }>,
): PlannedPicture[] =>
	airports.map((airport) => {
		const raster = localMap(airport, places);
		return {
			key: `map-${airport.iata}`,
			title: `Around ${airport.name}`,
			alt: `A map of the airports around ${airport.name}`,
			width: raster.width,
			height: raster.height,
			png: png(raster).toString('base64'),
		};
	});
