/** The comment thread's markup, as WordPress prints it. Spec §2 and §3. */
export const COMMENT_MARKUP = {
	replyLink: 'comment-reply-link',
	loginLink: 'comment-reply-login',
	respond: 'respond',
	title: 'reply-title',
	form: 'commentform',
	submit: 'submit',
	cancel: 'cancel-comment-reply-link',
	placeholder: 'wp-temp-form-div',
} as const;

/** What a reply link says about its comment. */
export const COMMENT_ATTRIBUTE = {
	comment: 'data-commentid',
	post: 'data-postid',
	below: 'data-belowelement',
	respond: 'data-respondelement',
	replyTo: 'data-replyto',
} as const;

/** The form's hidden inputs, which are ids as well as names. */
export const COMMENT_FIELD = { parent: 'comment_parent', post: 'comment_post_ID' } as const;

/** A comment that replies to none. It is text, since it is an input's value. Spec §3. */
export const NO_PARENT = '0';

/** Old themes call these two functions from `onclick`. */
export const COMMENT_GLOBAL = 'addComment';

/** A page opened with this in its address begins as a reply. */
export const REPLY_PARAMETER = 'replytocom';
