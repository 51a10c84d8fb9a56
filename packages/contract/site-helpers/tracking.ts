import type { SenderName } from './analytics.ts';

/** Paths of one's own that lead to somebody else, and what such links are called. */
export interface AffiliatePath {
	path: string;
	label: string;
}

/** The page's setting `tracking`; what is missing is read from an older tracker's settings, else as the contract has it. */
export interface TrackingSettings {
	sender?: SenderName;
	/** Of the page's own origin. */
	endpoint?: string;
	/** Milliseconds that a click waits for its event at most; 0 holds nothing. */
	delay?: number;
	releaseOnCallback?: boolean;
	/** Further hosts of one's own. */
	hosts?: readonly string[];
	/** Whether links to another host of one's own are reported. */
	crossHostname?: boolean;
	affiliates?: readonly AffiliatePath[];
	/** File name extensions. */
	downloads?: readonly string[];
	/** The parameters of a site search; `true` lets gtag have the event, too. */
	search?: boolean | readonly string[];
	/** Whether telephone numbers and email addresses are reported. */
	personal?: boolean;
	/** The order that this page confirms, in the analytics service's names. */
	purchase?: Readonly<Record<string, unknown>>;
}

/** Heard on the document. The first carries `{ statistics: boolean }`, the second an order. */
export const TRACKING_EVENT = {
	consent: 'gazetteer:consent',
	purchase: 'gazetteer:purchase',
} as const;

/** The functions and events by which WordPress's consent API speaks, and what it is asked for. */
export const CONSENT = {
	ask: 'wp_has_consent',
	changed: 'wp_listen_for_consent_change',
	statistics: 'statistics',
	anonymous: 'statistics-anonymous',
	allowed: 'allow',
} as const;
