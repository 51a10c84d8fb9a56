import type { TrackingSettings } from '../site-helpers/tracking.ts';

/** The id of the element with the settings of the page, as JSON. */
export const CONFIG_ID = 'gazetteer-config';

/** Globals in which pages of older themes store the AJAX endpoint, each as `ajaxurl`. */
export const AJAX_GLOBALS = [
	'ajax_listingpro_submit_object',
	'ajax_term_object',
	'ajax_search_term_object',
] as const;

/** All settings are optional. Without settings, widgets use their defaults. */
export interface PageConfig {
	/** The AJAX endpoint. */
	ajax?: string;
	/** The root of the REST calls. */
	rest?: string;
	/** The value of `{prefix}` in the actions. */
	prefix?: string;
	/** The namespace of the contact calls. */
	namespace?: string;
	/** REST nonce, for members only. */
	nonce?: string;
	/** The page may be cached, so contact forms refetch their challenges on load. */
	cached?: boolean;
	/** Disables the submission of contact forms. */
	blocked?: boolean;
	/** The widgets whose older markup may be adopted: all, or those named. */
	adopt?: true | string[];
	/** The selectors of older markup by widget. Without them the page needs one more request. */
	olderMarkup?: Record<string, string>;
	/** The settings of link tracking. Validate each value before use. */
	tracking?: TrackingSettings;
	/** The visitor's consent, if the page has no consent API. */
	consent?: { statistics?: boolean };
	/** Translations by English text, only where they differ. */
	texts?: Record<string, string>;
}

/** Without a prototype, so that keys such as `constructor` are not found. */
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
		// Ignore broken settings. The widgets still work.
		return null;
	}
}

/** Copies known settings with a valid type, and drops the rest. */
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
