export { fillInPlace, type NoFilling, type PlaceFilling } from './fill-in-place.ts';
export { hasOwnGoogle } from './google/page.ts';
export { placeProvider } from './provider.ts';
export {
	PlaceError,
	type PlaceFault,
	type PlaceProvider,
	type PlaceSettings,
	type Suggestion,
} from './types.ts';
