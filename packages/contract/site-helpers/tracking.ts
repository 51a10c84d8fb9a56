import type { SenderName } from './analytics.ts';

/** A path of the site that redirects to a partner, and the label of such links. */
export interface AffiliatePath {
	path: string;
	label: string;
}

/** The page setting `tracking`. Missing values come from an older tracker's settings, or else from the defaults. */
export interface TrackingSettings {
	sender?: SenderName;
	/** On the same origin as the page. */
	endpoint?: string;
	/** The maximum delay of a click in milliseconds, to wait for its event. 0 delays no click. */
	delay?: number;
	releaseOnCallback?: boolean;
	/** Additional hosts of the site. */
	hosts?: readonly string[];
	/** Whether links to these hosts are reported. */
	crossHostname?: boolean;
	affiliates?: readonly AffiliatePath[];
	/** File extensions. */
	downloads?: readonly string[];
	/** The parameters of a site search. `true` sends the event to gtag as well. */
	search?: boolean | readonly string[];
	/** Whether phone numbers and email addresses are reported. */
	personal?: boolean;
	/** The order that this page confirms, in the format of the analytics service. */
	purchase?: Readonly<Record<string, unknown>>;
}

/** Events on the document. The first has the detail `{ statistics: boolean }`, the second an order. */
export const TRACKING_EVENT = {
	consent: 'gazetteer:consent',
	purchase: 'gazetteer:purchase',
} as const;

/** The functions and events of the WP Consent API, and the category to ask for. */
export const CONSENT = {
	ask: 'wp_has_consent',
	changed: 'wp_listen_for_consent_change',
	statistics: 'statistics',
	anonymous: 'statistics-anonymous',
	allowed: 'allow',
} as const;
