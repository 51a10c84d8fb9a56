import { COMMENT } from '@gazetteer/contract';

export const REPLY_LINK = `.${COMMENT.replyLink}`;
export const THREAD = '#comments,.wp-block-comments';
export const HOLDS_THREAD = `${THREAD},${REPLY_LINK}`;
export const CANCEL = `#${COMMENT.cancel}`;

/** The fields that a visitor types in. */
export const WRITTEN = 'textarea,[type=text],[type=email],[type=url]';

/** Returns an element by id. The cast is correct for the ids that WordPress gives to inputs. */
export const byId = (id: string) => document.getElementById(id) as HTMLInputElement | null;
