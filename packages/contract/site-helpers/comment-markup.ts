// The comment thread's markup, as WordPress prints it: classes, ids and names. Imported as `COMMENT.respond`. Spec §2
// and §3.

export const replyLink = 'comment-reply-link';

/** Ids. */
export const thread = 'comments';
export const respond = 'respond';
export const title = 'reply-title';
export const form = 'commentform';
export const cancel = 'cancel-comment-reply-link';
export const placeholder = 'wp-temp-form-div';

/** The thread of a theme of blocks, in which the id is that of its heading. */
export const blockThread = 'wp-block-comments';

/** The form's hidden inputs, which are ids as well as names. */
export const parentField = 'comment_parent';
export const postField = 'comment_post_ID';

/** A comment that replies to none. It is text, since it is an input's value. Spec §3. */
export const noParent = '0';

/** What a reply link says about its comment, as its `data-` attributes. One that lacks any of the four is served by others. */
export interface ReplyLinkData {
	commentid: string;
	postid: string;
	belowelement: string;
	respondelement: string;
	/** The form's heading meanwhile, in the page's language. */
	replyto?: string;
}

/** `window.addComment`: what WordPress's own script offers to the scripts of others. */
export interface AddComment {
	init: (context?: unknown) => void;
	/** `false` says that the form was moved, nothing that some part of it is missing. */
	moveForm: (
		belowId: string,
		commentId: string,
		respondId: string,
		postId?: string,
		replyTo?: string,
	) => false | undefined;
}
