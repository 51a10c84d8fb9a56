/** One thing that plans may include. */
export interface Inclusion {
	readonly key: string;
	/** Where it is kept that cards do not mention it. */
	readonly hidden: string;
	readonly label: string;
	/** Whether listings can show it here; what only the older theme showed is kept, and not offered. */
	readonly supported: boolean;
}

/** What the plugin tells this script, written before it. */
export interface ScriptData {
	/** REST paths; that of the categories is empty where they are not to be had. */
	readonly plans: string;
	readonly categories: string;
	readonly preview: string;
	readonly inclusions: readonly Inclusion[];
	/** A price as cards show it, with `0` in place of the amount. */
	readonly price: string;
	readonly styles: readonly { readonly value: string; readonly label: string }[];
	readonly colours: readonly { readonly name: string; readonly color: string }[];
	/** What the frame of the preview looks like: the site's own style, and that of the cards. */
	readonly frame: { readonly sheets: readonly string[]; readonly css: string };
	/** The screen on which categories are made. */
	readonly makeCategories: string;
	/** The page with the plans; empty while there is none. */
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
	styles: [],
	colours: [],
	frame: { sheets: [], css: '' },
	makeCategories: '',
	page: '',
};

export const scriptData = (): ScriptData => window.gazetteerPlans ?? NOTHING;
