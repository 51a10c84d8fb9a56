import { MAP, TEXT } from '@gazetteer/contract';
import { adoptStyles } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { drawMap, isGoogleOnPage, type MapSettings, type PlaceMap } from '@gazetteer/places';
import { placeSettings, settingOf } from '../../interactive/lookup/provider.ts';
import type { StartSection } from '../../interactive/sections.ts';
import { createMarker, PLACE_ON_MAP } from './marker.ts';
import styles from './style.css?inline';
import { Tools } from './tools.tsx';

/** Draws the map with the listing's marker and the tools that move the marker. */
export const start: StartSection = (form, part) => {
	const { leaving, values, fill } = form;
	const places = placeSettings(form);
	const settings = settingOf<MapSettings>(form, PLACE_ON_MAP.settings);
	const mayDraw = settings !== undefined || isGoogleOnPage() || places?.provider === 'google';
	const marker = mayDraw && createMarker(form);
	if (!marker) return;
	adoptStyles(styles);

	const place = document.createElement('div');
	place.className = 'gz-map';
	let map: PlaceMap | undefined;
	const draw = async () => {
		part.append(place);
		map = await drawMap(
			place,
			{
				spot: marker.get(),
				label: pageText(TEXT.mapMarker),
				moved: marker.move,
				pressed: (event) => marker.press(event, map?.zoom() ?? MAP.zoom),
			},
			{ map: settings, places },
		);
		map?.show(marker.get());
	};
	leaving.addEventListener('abort', () => {
		map?.remove();
		place.remove();
	});
	let shown = marker.get();
	const follow = () => {
		if (shown === marker.get()) return;
		shown = marker.get();
		// With the site owner's Google key, the page loads Google Maps only when the visitor looks
		// up a place. Draw the map after that.
		if (!map && shown && isGoogleOnPage()) return void draw().catch(console.warn);
		map?.show(shown);
	};
	leaving.addEventListener('abort', values.subscribe(follow));

	fill(part.parentElement!, <Tools marker={marker} zoom={() => map?.zoom() ?? MAP.zoom} />, {
		before: part.nextSibling,
	});
	// Do not wait for the map, because submitting must not wait for the map library.
	if (places?.provider !== 'google' || isGoogleOnPage()) draw().catch(console.warn);
};
