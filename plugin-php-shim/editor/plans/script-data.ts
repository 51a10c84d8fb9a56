/** A feature that plans may include. */
export interface Inclusion {
	readonly key: string;
	/** The meta key that hides the feature from cards. */
	readonly hidden: string;
	readonly label: string;
	/**
	 * Whether this plugin can show the feature. Plans keep other features of the legacy theme, but
	 * users cannot select them.
	 */
	readonly supported: boolean;
}

/** Data that PHP prints before this script. */
export interface ScriptData {
	/** The REST paths. `categories` is empty if categories are not available. */
	readonly plans: string;
	readonly categories: string;
	readonly preview: string;
	readonly inclusions: readonly Inclusion[];
	/** A formatted price with 0 as the amount. */
	readonly price: string;
	/** The IDs of plans that a payment plugin renews. */
	readonly renewing: readonly number[];
	readonly styles: readonly { readonly value: string; readonly label: string }[];
	readonly colours: readonly { readonly name: string; readonly color: string }[];
	/** The stylesheets of the preview iframe, from the site and for the cards. */
	readonly frame: { readonly sheets: readonly string[]; readonly css: string };
	/** The URL of the admin screen where users create categories. */
	readonly makeCategories: string;
	/** The URL of the page with the plans, or an empty string. */
	readonly page: string;
}

declare global {
	interface Window {
		gazetteerPlans?: ScriptData;
	}
}

const NOTHING: ScriptData = {
	plans: '',
	categories: '',
	preview: '',
	inclusions: [],
	price: '0',
	renewing: [],
	styles: [],
	colours: [],
	frame: { sheets: [], css: '' },
	makeCategories: '',
	page: '',
};

export const scriptData = (): ScriptData => window.gazetteerPlans ?? NOTHING;
