import { ALLOWED } from './allowed.ts';
import { purify } from './purify.ts';

const WRITING = {
	ALLOWED_TAGS: 'a b blockquote br em h2 h3 h4 i li ol p s strong sub sup u ul'.split(' '),
	ALLOWED_ATTR: ['href', 'data-list'],
	ALLOWED_URI_REGEXP: ALLOWED.ALLOWED_URI_REGEXP,
	ALLOW_DATA_ATTR: false,
};

/** What people write as nodes: paragraphs, headings, lists, links, and words in another weight. The words of the rest stay. */
export const cleanWriting = (html: string): DocumentFragment => purify(html, WRITING);
