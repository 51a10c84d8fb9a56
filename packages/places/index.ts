export { fillInPlace, type NoFilling, type PlaceFilling } from './fill-in-place.ts';
export { isGoogleOnPage } from './google/page.ts';
export {
	isLatitude,
	isLongitude,
	readPosition,
	type Position as PositionTexts,
} from './map/coordinates.ts';
export { movedByKey } from './map/nudge.ts';
export { drawMap, type MapOptions, type MapSettings, type PlaceMap } from './map/map.ts';
export {
	drawResultsMap,
	type ResultGroup,
	type ResultPin,
	type ResultsMap,
	type ResultsView,
} from './map/results.ts';
export { placeProvider } from './provider.ts';
export {
	PlaceError,
	type PlaceFault,
	type PlaceProvider,
	type PlaceSettings,
	type Suggestion,
} from './types.ts';
