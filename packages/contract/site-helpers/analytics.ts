/** What a clicked link is reported as. Spec §7. */
export const LINK_KIND = {
	outbound: 'outbound',
	affiliate: 'affiliate',
	download: 'download',
	tel: 'tel',
	mailto: 'mailto',
	crossHostname: 'cross-hostname',
} as const;

export type LinkKind = (typeof LINK_KIND)[keyof typeof LINK_KIND];

/** How links are told apart where a site has set nothing of its own. Spec §9. */
export const ANALYTICS = {
	downloadExtensions: ['doc', 'pdf', 'ppt', 'zip', 'xls', 'docx', 'pptx', 'xlsx'],
	affiliatePaths: [
		{ path: '/go/', label: 'affiliate' },
		{ path: '/recommend/', label: 'affiliate' },
	],
	searchParameters: ['q', 's', 'search', 'query', 'keyword'],
	hashTracking: false,
} as const;

/** What takes the events of followed links. `auto` is the first of those after it that the page has. */
export const SENDERS = ['auto', 'gtag', 'datalayer', 'beacon', 'none'] as const;

export type SenderName = (typeof SENDERS)[number];

/** What is reported of a page itself. The second counts as a conversion. Spec §1 and §9. */
export const PAGE_EVENT = { search: 'view_search_results', purchase: 'purchase' } as const;
