/** The types of clicked links, as reported in events. Spec §7. */
export const LINK_KIND = {
	outbound: 'outbound',
	affiliate: 'affiliate',
	download: 'download',
	tel: 'tel',
	mailto: 'mailto',
	crossHostname: 'cross-hostname',
} as const;

export type LinkKind = (typeof LINK_KIND)[keyof typeof LINK_KIND];

/** The default settings with which links are classified. Spec §9. */
export const ANALYTICS = {
	downloadExtensions: ['doc', 'pdf', 'ppt', 'zip', 'xls', 'docx', 'pptx', 'xlsx'],
	affiliatePaths: [
		{ path: '/go/', label: 'affiliate' },
		{ path: '/recommend/', label: 'affiliate' },
	],
	searchParameters: ['q', 's', 'search', 'query', 'keyword'],
	hashTracking: false,
} as const;

/**
 * Where an event of a clicked link is sent. `auto` selects the first of the other targets that the
 * page supports.
 */
export const SENDERS = ['auto', 'gtag', 'datalayer', 'beacon', 'none'] as const;

export type SenderName = (typeof SENDERS)[number];

/** Events that a page sends without a click. `purchase` counts as a conversion. Spec §1 and §9. */
export const PAGE_EVENT = { search: 'view_search_results', purchase: 'purchase' } as const;
