import { withScheme } from '../../interactive/with-scheme.ts';

const IS_MAIL = /^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/;

/** A whole address, or a place on this site. */
const LEADS = /^([a-z][a-z0-9+-]*:|[/#?.])/i;

/** Where a link leads for what was typed: '' for no link, undefined where what was typed is no address. */
export function linkAddress(typed: string): string | undefined {
	const text = typed.trim();
	const address = IS_MAIL.test(text) ? `mailto:${text}` : withScheme(text);
	return !address || LEADS.test(address) ? address : undefined;
}
