import { defineWidget } from '@gazetteer/host';

/** Moves the comment form below the comment that the visitor replies to, and back. */
export default defineWidget({
	name: 'comment-reply',
	when: 'intent',
	adopt: '#comments,.wp-block-comments,#respond:not(#comments *,.wp-block-comments *)',
	holds: '.comment-reply-link',
	sends: '#commentform',
	load: () => import('./mount.ts'),
});
