import { COMMENT } from '@gazetteer/contract';

export const REPLY_LINK = `.${COMMENT.replyLink}`;
export const THREAD = '#comments,.wp-block-comments';
export const HOLDS_THREAD = `${THREAD},${REPLY_LINK}`;
export const CANCEL = `#${COMMENT.cancel}`;

/** What a visitor writes into. */
export const WRITTEN = 'textarea,[type=text],[type=email],[type=url]';

/** An element of the page by its id. Which kind it is, WordPress has fixed. */
export const byId = (id: string) => document.getElementById(id) as HTMLInputElement | null;
