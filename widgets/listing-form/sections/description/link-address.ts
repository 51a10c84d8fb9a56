import { withScheme } from '../../interactive/with-scheme.ts';

const IS_MAIL = /^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/;

/** An address with a scheme, or a path, fragment or query on this site. */
const LEADS = /^([a-z][a-z0-9+-]*:|[/#?.])/i;

/**
 * Converts typed text to a link address. Returns '' for no link and undefined if the text is not
 * an address.
 */
export function linkAddress(typed: string): string | undefined {
	const text = typed.trim();
	const address = IS_MAIL.test(text) ? `mailto:${text}` : withScheme(text);
	return !address || LEADS.test(address) ? address : undefined;
}
