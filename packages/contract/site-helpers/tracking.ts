import type { SenderName } from './analytics.ts';

/** A path prefix of the site's redirects to partners, and the label of such links in events. */
export interface AffiliatePath {
	path: string;
	label: string;
}

/**
 * The link tracking settings of a page. A missing value comes from an older tracker's settings, or
 * else is the default.
 */
export interface TrackingSettings {
	sender?: SenderName;
	/** The URL that receives events. It must have the same origin as the page. */
	endpoint?: string;
	/** How long a click may wait for its event, in milliseconds. 0 does not delay clicks. */
	delay?: number;
	releaseOnCallback?: boolean;
	/** Additional hosts that belong to the site. Links to them are internal. */
	hosts?: readonly string[];
	/** Whether links to the hosts in `hosts` are reported. */
	crossHostname?: boolean;
	affiliates?: readonly AffiliatePath[];
	/** The file extensions of links that count as downloads. */
	downloads?: readonly string[];
	/**
	 * The URL parameters of a site search. `false` disables the event. `true` also sends the event
	 * with gtag.
	 */
	search?: boolean | readonly string[];
	/** Whether events contain phone numbers and email addresses. */
	personal?: boolean;
	/** The order that this page confirms, in the format of Google Analytics. */
	purchase?: Readonly<Record<string, unknown>>;
}

/**
 * Events that other scripts fire on the document. `consent` has the detail `{ statistics: boolean
 * }`. `purchase` has an order.
 */
export const TRACKING_EVENT = {
	consent: 'gazetteer:consent',
	purchase: 'gazetteer:purchase',
} as const;

/** Names in the WP Consent API: its functions, its events, and the consent category of statistics. */
export const CONSENT = {
	ask: 'wp_has_consent',
	changed: 'wp_listen_for_consent_change',
	statistics: 'statistics',
	anonymous: 'statistics-anonymous',
	allowed: 'allow',
} as const;
