/**
 * Names that an established link tracker uses: its settings object on the page, and the attributes
 * that classify a link. All setting values are strings, including lists.
 */
export const TRACKER = {
	settings: 'monsterinsights_frontend',
	present: 'MonsterInsightsObject',
	category: 'data-vars-ga-category',
	action: 'data-vars-ga-action',
	label: 'data-vars-ga-label',
} as const;

export interface TrackerSettings {
	js_events_tracking?: 'true' | 'false';
	download_extensions?: string;
	inbound_paths?: string;
	home_url?: string;
	hash_tracking?: 'true' | 'false';
	v4_id?: string;
}

/** The event name of each link type in Google Analytics. */
export const LINK_EVENT = {
	outbound: { name: 'click', category: 'outbound-link' },
	affiliate: { name: 'click', category: 'outbound-link-affiliate' },
	download: { name: 'file_download', category: 'download' },
	tel: { name: 'tel', category: 'tel' },
	mailto: { name: 'mailto', category: 'mailto' },
	'cross-hostname': { name: 'cross_hostname', category: 'cross-hostname' },
} as const;
