import { URL_SCHEMES } from '@gazetteer/contract';
import { everyText } from './every-text.ts';
import type { Rule } from '../types.ts';

/** Asked first: most wrong addresses lack a scheme, and to parse those means to throw and catch. */
const KNOWN_SCHEME = new RegExp(`^(?:${URL_SCHEMES.join('|')}):`, 'i');

/**
 * `URL.canParse` would say it without an exception, but not in every browser that WordPress counts in.
 * The constructor throws for one reason only, so the exception is the answer.
 */
const isAddress = everyText((text) => {
	try {
		return KNOWN_SCHEME.test(text) && Boolean(new URL(text));
	} catch {
		return false;
	}
});

export const url: Rule = () => isAddress;
