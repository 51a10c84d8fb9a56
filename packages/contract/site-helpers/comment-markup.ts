// Classes, ids and names in WordPress's comment markup. Import them as `COMMENT.respond`. Spec §2
// and §3.

export const replyLink = 'comment-reply-link';

/** Ids of elements around the comment form. */
export const thread = 'comments';
export const respond = 'respond';
export const title = 'reply-title';
export const form = 'commentform';
export const cancel = 'cancel-comment-reply-link';
export const placeholder = 'wp-temp-form-div';

/**
 * The class of the comment list in a block theme. In a block theme, the heading has the id
 * `comments`.
 */
export const blockThread = 'wp-block-comments';

/** The hidden inputs of the comment form. Each has the same id and name. */
export const parentField = 'comment_parent';
export const postField = 'comment_post_ID';

/** The value of `comment_parent` for a comment that is not a reply. Spec §3. */
export const noParent = '0';

/** The `data-` attributes of a reply link. The widget ignores links that lack a required attribute. */
export interface ReplyLinkData {
	commentid: string;
	postid: string;
	belowelement: string;
	respondelement: string;
	/** The translated heading of the comment form during a reply. */
	replyto?: string;
}

/** The type of `window.addComment`, the API of WordPress's comment-reply script. */
export interface AddComment {
	init: (context?: unknown) => void;
	/** Returns false if the form was moved, and undefined if an element is missing. */
	moveForm: (
		belowId: string,
		commentId: string,
		respondId: string,
		postId?: string,
		replyTo?: string,
	) => false | undefined;
}
