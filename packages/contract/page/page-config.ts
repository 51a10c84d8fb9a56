import type { TrackingSettings } from '../site-helpers/tracking.ts';

/** The element in which a page leaves its settings, as JSON. */
export const CONFIG_ID = 'gazetteer-config';

/** Where pages of older themes leave the AJAX endpoint for their own scripts, each under `ajaxurl`. */
export const AJAX_GLOBALS = [
	'ajax_listingpro_submit_object',
	'ajax_term_object',
	'ajax_search_term_object',
] as const;

/** All of it is optional: a page without any settings is a page of plain widgets. */
export interface PageConfig {
	/** The AJAX endpoint. */
	ajax?: string;
	/** The root of the REST calls. */
	rest?: string;
	/** What stands for `{prefix}` in the actions. */
	prefix?: string;
	/** The namespace of the contact calls. */
	namespace?: string;
	/** REST nonce, for members only. */
	nonce?: string;
	/** The page comes from a cache: contact forms are refilled at the start. */
	cached?: boolean;
	/** Contact forms send nothing. */
	blocked?: boolean;
	/** Which older markup may be taken over: all of it, or the named widgets'. */
	adopt?: true | string[];
	/** The same by widget, with the selectors: whoever gives them spares the page a request. */
	olderMarkup?: Record<string, string>;
	/** How followed links are reported. Whoever reads it looks at each value. */
	tracking?: TrackingSettings;
	/** What the visitor allowed, where no consent API says it. */
	consent?: { statistics?: boolean };
	/** English text to the site's own, only where they differ. */
	texts?: Record<string, string>;
}

/** Without a prototype, so that a page can neither reach nor fake what every object inherits. */
const bare = () => Object.create(null) as Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string';
const text = (value: unknown) => (isText(value) ? value : undefined);
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

function textsByName(value: unknown) {
	const read = bare() as Record<string, string>;
	for (const [name, given] of Object.entries(Object(value))) {
		if (isText(given)) {
			read[name] = given;
		}
	}
	return read;
}

const READ: { [Key in keyof PageConfig]-?: (value: unknown) => PageConfig[Key] | undefined } = {
	ajax: text,
	rest: text,
	prefix: text,
	namespace: text,
	nonce: text,
	cached: flag,
	blocked: flag,
	adopt: (value) => value === true || (Array.isArray(value) ? value.filter(isText) : undefined),
	olderMarkup: textsByName,
	tracking: Object,
	consent: Object,
	texts: textsByName,
};

export const PAGE_CONFIG_KEYS = Object.keys(READ) as (keyof PageConfig)[];

function parsed(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		// A page with broken settings is a page without settings; its widgets still work.
		return null;
	}
}

/** Copies what is known and of the right kind; anything else in there is not ours. */
export function readPageConfig(json: string | null | undefined): PageConfig {
	const given = Object(parsed(json ?? '')) as Record<string, unknown>;
	const config = bare();
	for (const key of PAGE_CONFIG_KEYS) {
		const value = Object.hasOwn(given, key) ? READ[key](given[key]) : undefined;
		if (value !== undefined) {
			config[key] = value;
		}
	}
	return config;
}
