import { ALLOWED } from './allowed.ts';
import { ourPolicy } from './policy.ts';
import { purify } from './purify.ts';

const WRITING = {
	ALLOWED_TAGS: 'a b blockquote br em h2 h3 h4 i li ol p s strong sub sup u ul'.split(' '),
	ALLOWED_ATTR: ['href', 'data-list'],
	ALLOWED_URI_REGEXP: ALLOWED.ALLOWED_URI_REGEXP,
	ALLOW_DATA_ATTR: false,
};

/** What people write as nodes: paragraphs, headings, lists, links, and words in another weight. The words of the rest stay. */
export const cleanWriting = (html: string): DocumentFragment => purify(html, WRITING);

/**
 * The same for what parses by itself: text, or what stands for it on a page that wants to know who parses. Undefined where
 * such a page lets us have no policy.
 */
export function trustedWriting(html: string): string | undefined {
	const policy = ourPolicy();
	if (policy === null) return undefined;
	const place = document.createElement('div');
	place.append(cleanWriting(html));
	return policy ? (policy.createHTML(place.innerHTML) as unknown as string) : place.innerHTML;
}
