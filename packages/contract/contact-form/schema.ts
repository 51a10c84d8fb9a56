/**
 * The rules a contact form's schema may name, as the server spells them. Spec §5, and `stepnumber`, which newer
 * servers have besides.
 */
export const RULE = [
	'required',
	'requiredfile',
	'email',
	'url',
	'tel',
	'number',
	'date',
	'time',
	'file',
	'enum',
	'dayofweek',
	'minitems',
	'maxitems',
	'minlength',
	'maxlength',
	'minnumber',
	'maxnumber',
	'stepnumber',
	'mindate',
	'maxdate',
	'minfilesize',
	'maxfilesize',
	'all',
	'any',
] as const;

export type RuleName = (typeof RULE)[number];

/**
 * One rule of a schema. A threshold is text or a number, and so are the accepted values, depending
 * on the server's age. Unknown rules are ignored, so the name stays open. Spec §3.
 */
export interface SchemaRule {
	rule: RuleName | (string & {});
	field?: string;
	error?: string;
	threshold?: string | number;
	/** Where the steps of `stepnumber` begin, and how wide they are. */
	base?: string | number;
	interval?: string | number;
	accept?: readonly (string | number)[];
	rules?: readonly SchemaRule[];
}

export interface Schema {
	version?: string;
	locale?: string;
	rules: readonly SchemaRule[];
}

/** The schemes a URL may have. Spec §5. */
export const URL_SCHEMES = [
	'http',
	'https',
	'ftp',
	'ftps',
	'mailto',
	'news',
	'irc',
	'irc6',
	'ircs',
	'gopher',
	'nntp',
	'feed',
	'telnet',
	'mms',
	'rtsp',
	'sms',
	'svn',
	'tel',
	'fax',
	'xmpp',
	'webcal',
	'urn',
] as const;
