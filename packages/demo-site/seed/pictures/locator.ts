import { escape } from '../blocks.ts';
import type { Airport } from '../airports/airport.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * Returns the world map with a pin. The map is equirectangular, so positions are proportional to
 * degrees.
 */
export const locator = ({ name, latitude, longitude }: Airport): string =>
	`<figure class="locator"><img src="{{picture:world}}" width="1600" height="800" loading="lazy" ` +
	`alt="${escape(`${name} on a map of the world, which is drawn from the airports in it.`)}">` +
	`<span style="inset-inline-start:${percent((longitude + 180) / 360)};inset-block-start:${percent((90 - latitude) / 180)}"></span></figure>`;
