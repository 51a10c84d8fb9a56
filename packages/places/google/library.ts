import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { TIMING } from '@gazetteer/contract';
import { PlaceError } from '../types.ts';
import { GOOGLE_SCRIPT } from './page.ts';

/** A blocked script is tried once again, and then left alone: each try is a line in the visitor's console. */
const TRIES = 2;

let tries = 0;
let refused = false;
let isHooked = false;

/** Google calls this global function when it rejects a key. Call the previous function as well. */
function hearRefusal(): void {
	if (isHooked) return;
	isHooked = true;
	const page = window as { gm_authFailure?: () => void };
	const before = page.gm_authFailure;
	page.gm_authFailure = () => {
		refused = true;
		before?.();
	};
}

/** The page's own script may be on its way: a second one would break both. */
async function pagesOwn(): Promise<boolean> {
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

const lateness = () =>
	new Promise<never>((_, reject) => {
		setTimeout(() => reject(new PlaceError('unreachable')), TIMING.placeLimit);
	});

async function load(key: string | undefined): Promise<google.maps.PlacesLibrary> {
	hearRefusal();
	if (!(await pagesOwn())) {
		if (!key) throw new PlaceError('unsupported');
		setOptions({ key, v: 'weekly' });
	}
	const loaded = await Promise.race([importLibrary('places'), lateness()]).catch(
		(cause: unknown) => {
			throw cause instanceof PlaceError ? cause : new PlaceError('unreachable', { cause });
		},
	);
	// An older version of the page's own may not have the classes that are for everybody.
	if (!loaded.AutocompleteSuggestion) throw new PlaceError('unsupported');
	return loaded;
}

/** Google's maps: the page's own, or with the owner's key. */
export async function mapsLibrary(key: string | undefined): Promise<typeof google.maps> {
	if (!window.google?.maps?.Map) {
		hearRefusal();
		if (!(await pagesOwn())) {
			if (!key) throw new PlaceError('unsupported');
			setOptions({ key, v: 'weekly' });
		}
		await Promise.race([importLibrary('maps'), lateness()]);
	}
	if (!google.maps.Marker) await importLibrary('marker');
	return google.maps;
}

let library: google.maps.PlacesLibrary | undefined;

/** Google's library of places: the page's own where it has one, otherwise brought with the owner's key. */
export async function placesLibrary(key: string | undefined): Promise<google.maps.PlacesLibrary> {
	if (!library) {
		if (tries >= TRIES) throw new PlaceError('unreachable');
		tries += 1;
		library = await load(key);
	}
	if (refused) throw new PlaceError('refused');
	return library;
}

/** What Google says of a key that may not ask this service, while it may ask others. */
const DENIED = /\b(PERMISSION_DENIED|REQUEST_DENIED|UNAUTHENTICATED|API_KEY_\w+)\b/;

const isDenied = (cause: unknown) => {
	const { code, message } = Object(cause) as { code?: unknown; message?: unknown };
	return DENIED.test(`${String(code)} ${String(message)}`);
};

/** A call that failed: by a key that was turned away, or by anything else. */
export const asPlaceError = (cause: unknown): PlaceError =>
	cause instanceof PlaceError
		? cause
		: new PlaceError(refused || isDenied(cause) ? 'refused' : 'unreachable', { cause });
