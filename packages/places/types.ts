import type { PlaceDetails } from '@gazetteer/contract';

/** A suggested place. `details()` returns its other data. */
export interface Suggestion {
	readonly id: string;
	readonly title: string;
	/** The location, which distinguishes places with the same name. */
	readonly context: string;
}

export interface PlaceProvider {
	/** The attribution that must be shown next to the results. */
	readonly attribution: string;
	readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
	readonly details: (suggestion: Suggestion, signal: AbortSignal) => Promise<PlaceDetails>;
}

/** The owner's settings for the place lookup. Without settings, no service is called. */
export type PlaceSettings =
	| { readonly provider: 'google'; readonly key: string }
	| { readonly provider: 'photon'; readonly address: string }
	| { readonly provider: 'data'; readonly places: readonly PlaceDetails[] };

export type PlaceFault = 'unreachable' | 'refused' | 'unsupported';

/** The error of a place lookup that failed. */
export class PlaceError extends Error {
	override readonly name = 'PlaceError';

	constructor(
		readonly code: PlaceFault,
		options?: ErrorOptions,
	) {
		super(`The place lookup is ${code}.`, options);
	}
}
