import { cleanHtml } from '@gazetteer/clean-html';

/** A separate chunk, because the HTML sanitizer is large and rarely needed. */
export const cleanError = (html: string): DocumentFragment => cleanHtml(html);
