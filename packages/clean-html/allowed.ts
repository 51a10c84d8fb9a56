const words = (text: string) => text.trim().split(/\s+/);

/** The allowed elements: text, tables, images, and forms without text fields. */
const TAGS = words(`
	a abbr article aside b bdi bdo blockquote br button caption cite code col colgroup data dd del details
	dfn div dl dt em figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label li
	mark ol p q s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul
	var wbr
	svg g path circle ellipse line polygon polyline rect
`);

/**
 * The allowed attributes, in addition to `aria-*`. `data-*` is not allowed, because other scripts
 * read instructions or markup from such attributes.
 */
const ATTRIBUTES = words(`
	action alt class colspan datetime decoding dir disabled fetchpriority for headers height hidden href id
	lang loading method name open reversed role rowspan scope sizes src srcset start style tabindex title type
	value width
	clip-rule cx cy d fill fill-rule focusable points preserveaspectratio r rx ry stroke stroke-linecap
	stroke-linejoin stroke-width transform viewbox x x1 x2 xmlns y y1 y2
`);

/** Matches URLs for web, email and phone, and URLs without a scheme. */
const ADDRESS = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

export const ALLOWED = {
	ALLOWED_TAGS: TAGS,
	ALLOWED_ATTR: ATTRIBUTES,
	ALLOWED_URI_REGEXP: ADDRESS,
	ALLOW_DATA_ATTR: false,
} as const;
