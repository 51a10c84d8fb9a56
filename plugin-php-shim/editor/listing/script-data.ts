import type { PlaceSettings } from '@gazetteer/places';
import type { DayName } from './hours/hours.ts';
import type { Listing } from './listing.ts';

export interface Choice {
	readonly value: string;
	readonly label: string;
}

/** What the plugin tells this script, written before it. */
interface ScriptData {
	readonly type: string;
	/** Names of the metas. */
	readonly metas: {
		readonly details: string;
		readonly values: string;
		readonly gallery: string;
		readonly plan: string;
	};
	/** The categories' taxonomy, and what a listing's record calls those it has. */
	readonly taxonomy: string;
	readonly categories: string;
	/** The path in REST that gives the fields of some categories. */
	readonly fields: string;
	readonly days: readonly DayName[];
	readonly plans: readonly Choice[];
	/** The sign of the site's currency. */
	readonly currency: string;
	/** Whom the place lookup asks, and what the person is told of it; null for nobody. */
	readonly places: (PlaceSettings & { readonly recipient: string }) | null;
	/** What REST calls the locations, and their taxonomy. */
	readonly locations: string;
	readonly locationTaxonomy: string;
	/** Whether plan and claim are this person's business. */
	readonly mayDecide: boolean;
	/** The categories whose fields came with the page; not where the editor has no record of the listing. */
	readonly first?: string | null;
	/** What the listing holds, where the editor has no record of it. */
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
