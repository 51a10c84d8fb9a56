import { ALLOWED } from './allowed.ts';
import { ourPolicy } from './policy.ts';
import { purify } from './purify.ts';

const WRITING = {
	ALLOWED_TAGS: 'a b blockquote br em h2 h3 h4 i li ol p s strong sub sup u ul'.split(' '),
	ALLOWED_ATTR: ['href', 'data-list'],
	ALLOWED_URI_REGEXP: ALLOWED.ALLOWED_URI_REGEXP,
	ALLOW_DATA_ATTR: false,
};

/**
 * Sanitises text that people wrote. Allows paragraphs, headings, lists, links and emphasis, and
 * keeps the text of other elements.
 */
export const cleanRichText = (html: string): DocumentFragment => purify(html, WRITING);

/**
 * Sanitises text for libraries that parse HTML themselves. Returns a string, or TrustedHTML on
 * pages with Trusted Types. Returns undefined if the page forbids our policy.
 */
export function trustedRichText(html: string): string | undefined {
	const policy = ourPolicy();
	if (policy === null) return undefined;
	const place = document.createElement('div');
	place.append(cleanRichText(html));
	return policy ? (policy.createHTML(place.innerHTML) as unknown as string) : place.innerHTML;
}
