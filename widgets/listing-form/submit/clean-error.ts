import { cleanHtml } from '@gazetteer/clean-html';

/** What the server says of an account, as nodes. Large, and so a file that comes when there is something to clean. */
export const cleanError = (html: string): DocumentFragment => cleanHtml(html);
