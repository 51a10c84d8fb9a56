// Classes, ids and names in WordPress's comment markup. Imported as `COMMENT.respond`. Spec §2 and §3.

export const replyLink = 'comment-reply-link';

/** Ids. */
export const thread = 'comments';
export const respond = 'respond';
export const title = 'reply-title';
export const form = 'commentform';
export const cancel = 'cancel-comment-reply-link';
export const placeholder = 'wp-temp-form-div';

/** The class of the comments in a block theme, where the id belongs to the heading. */
export const blockThread = 'wp-block-comments';

/** The hidden inputs of the form, as ids and names. */
export const parentField = 'comment_parent';
export const postField = 'comment_post_ID';

/** The value for a comment that is not a reply. A string, because it is an input value. Spec §3. */
export const noParent = '0';

/** The `data-` attributes of a reply link. Links without one of the four are left to other scripts. */
export interface ReplyLinkData {
	commentid: string;
	postid: string;
	belowelement: string;
	respondelement: string;
	/** The heading of the form during a reply, in the language of the page. */
	replyto?: string;
}

/** `window.addComment`: the API of WordPress's script for other scripts. */
export interface AddComment {
	init: (context?: unknown) => void;
	/** `false` if the form was moved, undefined if an element is missing. */
	moveForm: (
		belowId: string,
		commentId: string,
		respondId: string,
		postId?: string,
		replyTo?: string,
	) => false | undefined;
}
