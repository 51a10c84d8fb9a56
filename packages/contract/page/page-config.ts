import type { TrackingSettings } from '../site-helpers/tracking.ts';

/** The id of the script element that contains the page's settings as JSON. */
export const CONFIG_ID = 'gazetteer-config';

/** Names of global objects on pages of older themes. Their `ajaxurl` is the AJAX endpoint. */
export const AJAX_GLOBALS = [
	'ajax_listingpro_submit_object',
	'ajax_term_object',
	'ajax_search_term_object',
] as const;

/** The settings of a page. Each is optional. A widget uses its default if a setting is missing. */
export interface PageConfig {
	/** The URL of the AJAX endpoint. */
	ajax?: string;
	/** The root URL of the REST API. */
	rest?: string;
	/** The prefix of the AJAX actions. */
	prefix?: string;
	/** The REST namespace of the contact calls. */
	namespace?: string;
	/** The REST nonce. Printed for logged-in users only. */
	nonce?: string;
	/**
	 * Whether the page may come from a cache. Contact forms then fetch new captcha and quiz
	 * questions on load.
	 */
	cached?: boolean;
	/** Whether contact forms refuse to submit. */
	blocked?: boolean;
	/** The widgets that may handle older markup: all, or a list of names. */
	adopt?: true | string[];
	/** The selectors of older markup, by widget. Without them, the loader downloads one more file. */
	olderMarkup?: Record<string, string>;
	/** The settings of link tracking. Validate each value before use. */
	tracking?: TrackingSettings;
	/** The visitor's consent, if the page has no consent API. */
	consent?: { statistics?: boolean };
	/** Translated texts by English text. Contains only texts that differ from the English ones. */
	texts?: Record<string, string>;
}

/** Creates an object without a prototype, so that keys such as `constructor` are not found. */
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
		// Ignore invalid JSON, because widgets also work without settings.
		return null;
	}
}

/** Reads the settings from JSON. Drops unknown keys and values of the wrong type. */
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
