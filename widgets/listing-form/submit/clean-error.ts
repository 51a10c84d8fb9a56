import { cleanHtml } from '@gazetteer/clean-html';

/**
 * This function is in its own file, so that the large HTML sanitizer is downloaded only when
 * needed.
 */
export const cleanError = (html: string): DocumentFragment => cleanHtml(html);
