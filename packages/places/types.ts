import type { PlaceDetails } from '@gazetteer/contract';

/** A suggestion. Its provider has the other data. */
export interface Suggestion {
	readonly id: string;
	readonly title: string;
	/** Where it is, to tell it from others of that name. */
	readonly context: string;
}

export interface PlaceProvider {
	/** The attribution that must be shown beside the results. */
	readonly attribution: string;
	readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
	readonly details: (suggestion: Suggestion, signal: AbortSignal) => Promise<PlaceDetails>;
}

/** The settings of the site owner. Without them, no service is called. */
export type PlaceSettings =
	| { readonly provider: 'google'; readonly key: string }
	| { readonly provider: 'photon'; readonly address: string }
	| { readonly provider: 'data'; readonly places: readonly PlaceDetails[] };

export type PlaceFault = 'unreachable' | 'refused' | 'unsupported';

/** Why a provider cannot be asked. */
export class PlaceError extends Error {
	override readonly name = 'PlaceError';

	constructor(
		readonly code: PlaceFault,
		options?: ErrorOptions,
	) {
		super(`The place lookup is ${code}.`, options);
	}
}
