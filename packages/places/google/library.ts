import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { TIMING } from '@gazetteer/contract';
import { PlaceError } from '../types.ts';
import { GOOGLE_SCRIPT } from './page.ts';

/** The number of attempts to load the script. More attempts would fill the console with errors. */
const MAX_ATTEMPTS = 2;

let tries = 0;
let refused = false;
let isHooked = false;

/**
 * Listens for a rejected key. Google calls the global function `gm_authFailure`, which the page may
 * also define.
 */
function listenForRejectedKey(): void {
	if (isHooked) return;
	isHooked = true;
	const page = window as { gm_authFailure?: () => void };
	const before = page.gm_authFailure;
	page.gm_authFailure = () => {
		refused = true;
		before?.();
	};
}

/**
 * Whether the page has loaded Google's script itself. Waits for a script element that is still
 * loading, because a second script would break both.
 */
async function isLoadedByPage(): Promise<boolean> {
	const isThere = () => Boolean(window.google?.maps?.importLibrary);
	const script = document.querySelector<HTMLScriptElement>(GOOGLE_SCRIPT);
	if (isThere() || !script) return isThere();
	await new Promise((done) => {
		script.addEventListener('load', done);
		script.addEventListener('error', done);
		setTimeout(done, TIMING.placeLimit);
	});
	return isThere();
}

const rejectAfterTimeout = () =>
	new Promise<never>((_, reject) => {
		setTimeout(() => reject(new PlaceError('unreachable')), TIMING.placeLimit);
	});

async function load(key: string | undefined): Promise<google.maps.PlacesLibrary> {
	listenForRejectedKey();
	if (!(await isLoadedByPage())) {
		if (!key) throw new PlaceError('unsupported');
		setOptions({ key, v: 'weekly' });
	}
	const loaded = await Promise.race([importLibrary('places'), rejectAfterTimeout()]).catch(
		(cause: unknown) => {
			throw cause instanceof PlaceError ? cause : new PlaceError('unreachable', { cause });
		},
	);
	// Older versions of the library lack the class `AutocompleteSuggestion`.
	if (!loaded.AutocompleteSuggestion) throw new PlaceError('unsupported');
	return loaded;
}

/** Returns Google's maps library. Loads it with the owner's key unless the page has loaded it. */
export async function mapsLibrary(key: string | undefined): Promise<typeof google.maps> {
	if (!window.google?.maps?.Map) {
		listenForRejectedKey();
		if (!(await isLoadedByPage())) {
			if (!key) throw new PlaceError('unsupported');
			setOptions({ key, v: 'weekly' });
		}
		await Promise.race([importLibrary('maps'), rejectAfterTimeout()]);
	}
	if (!google.maps.Marker) await importLibrary('marker');
	return google.maps;
}

let library: google.maps.PlacesLibrary | undefined;

/** Returns Google's places library. Loads it with the owner's key unless the page has loaded it. */
export async function placesLibrary(key: string | undefined): Promise<google.maps.PlacesLibrary> {
	if (!library) {
		if (tries >= MAX_ATTEMPTS) throw new PlaceError('unreachable');
		tries += 1;
		library = await load(key);
	}
	if (refused) throw new PlaceError('refused');
	return library;
}

/** Matches Google's error codes for a key without permission for this service. */
const DENIED = /\b(PERMISSION_DENIED|REQUEST_DENIED|UNAUTHENTICATED|API_KEY_\w+)\b/;

const isDenied = (cause: unknown) => {
	const { code, message } = Object(cause) as { code?: unknown; message?: unknown };
	return DENIED.test(`${String(code)} ${String(message)}`);
};

/**
 * Converts an error to a `PlaceError`: `refused` if Google rejected the key, otherwise
 * `unreachable`.
 */
export const asPlaceError = (cause: unknown): PlaceError =>
	cause instanceof PlaceError
		? cause
		: new PlaceError(refused || isDenied(cause) ? 'refused' : 'unreachable', { cause });
