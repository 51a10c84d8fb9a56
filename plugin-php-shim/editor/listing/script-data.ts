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
	/** The meta keys of a listing's data. */
	readonly metas: {
		readonly details: string;
		readonly values: string;
		readonly gallery: string;
		readonly plan: string;
	};
	/** The category taxonomy, and the name of its property in a listing's REST record. */
	readonly taxonomy: string;
	readonly categories: string;
	/** The REST path that returns the custom fields of categories. */
	readonly fields: string;
	readonly days: readonly DayName[];
	readonly plans: readonly Choice[];
	/** The currency symbol of the site. */
	readonly currency: string;
	/**
	 * The settings of the place lookup, and the privacy notice about its provider. Null if the
	 * lookup is off.
	 */
	readonly places: (PlaceSettings & { readonly recipient: string }) | null;
	/** The REST base of the locations, and their taxonomy. */
	readonly locations: string;
	readonly locationTaxonomy: string;
	/** Whether the user may change the plan and the claim status. */
	readonly mayDecide: boolean;
	/**
	 * The categories whose custom fields PHP printed with the page. Undefined in the classic
	 * editor.
	 */
	readonly first?: string | null;
	/**
	 * The listing's data. Undefined in the block editor, which loads the listing through the REST
	 * API.
	 */
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
