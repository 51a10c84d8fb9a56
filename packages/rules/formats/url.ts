import { URL_SCHEMES } from '@gazetteer/contract';
import { everyText } from './every-text.ts';
import type { Rule } from '../types.ts';

/** Tested first, because most invalid URLs lack a scheme, and a failing `new URL()` is slow. */
const KNOWN_SCHEME = new RegExp(`^(?:${URL_SCHEMES.join('|')}):`, 'i');

/**
 * Uses the constructor, because some supported browsers lack `URL.canParse()`. The constructor
 * throws for an invalid URL only.
 */
const isAddress = everyText((text) => {
	try {
		return KNOWN_SCHEME.test(text) && Boolean(new URL(text));
	} catch {
		return false;
	}
});

export const url: Rule = () => isAddress;
