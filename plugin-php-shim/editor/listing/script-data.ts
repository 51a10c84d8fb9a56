import type { PlaceSettings } from '@gazetteer/places';
import type { DayName } from './hours/hours.ts';
import type { Listing } from './listing.ts';

export interface Choice {
	readonly value: string;
	readonly label: string;
}

/** Data that PHP prints before this script. */
interface ScriptData {
	readonly type: string;
	/** The meta keys. */
	readonly metas: {
		readonly details: string;
		readonly values: string;
		readonly gallery: string;
		readonly plan: string;
	};
	/** The category taxonomy, and its property in a listing's REST record. */
	readonly taxonomy: string;
	readonly categories: string;
	/** REST path that returns the fields of given categories. */
	readonly fields: string;
	readonly days: readonly DayName[];
	readonly plans: readonly Choice[];
	/** Currency symbol of the site. */
	readonly currency: string;
	/** The provider of the place lookup and the privacy notice about it; null if it is off. */
	readonly places: (PlaceSettings & { readonly recipient: string }) | null;
	/** The REST base of the locations, and their taxonomy. */
	readonly locations: string;
	readonly locationTaxonomy: string;
	/** Whether the user may change plan and claim. */
	readonly mayDecide: boolean;
	/**
	 * The categories whose fields were printed with the page. Missing if the editor has no REST
	 * record.
	 */
	readonly first?: string | null;
	/** The listing's data, if the editor has no REST record of it. */
	readonly listing?: Listing;
}

declare global {
	interface Window {
		gazetteerListing?: ScriptData;
	}
}

export const scriptData = (): ScriptData => {
	if (!window.gazetteerListing) throw new Error('The editor was not told what a listing is.');
	return window.gazetteerListing;
};
