/**
 * The names of validation rules in a contact form's schema. `stepnumber` exists on newer servers
 * only. Spec §5.
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
 * A rule of a schema. Thresholds and accepted values are strings or numbers, depending on the
 * server version. `rule` is a string, because unknown rules are ignored. Spec §3.
 */
export interface SchemaRule {
	rule: RuleName | (string & {});
	field?: string;
	error?: string;
	threshold?: string | number;
	/** The start and the step size of the rule `stepnumber`. */
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

/** The URL schemes that the rule `url` allows. Spec §5. */
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
