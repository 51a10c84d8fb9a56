export interface ThreadMarkup {
	/** The element that gets the `data-gazetteer` attribute. By default no element gets it. */
	mark?: 'thread' | 'respond';
	markup?: 'classic' | 'blocks' | 'no thread';
	/** Omit `#reply-title`, and print the cancel link outside of the heading. */
	untitled?: boolean;
	/** Render the page as the server does for a reply to comment 2. */
	isReply?: boolean;
	/** Add a content security policy that forbids inline scripts and styles. */
	strict?: boolean;
	/** The `onclick` attribute of the reply link of comment 3. */
	onclick?: string;
}

const link = (id: number, name: string, more = '') =>
	`<a rel="nofollow" class="comment-reply-link" href="?replytocom=${id}#respond" data-commentid="${id}" data-postid="7" data-belowelement="div-comment-${id}" data-respondelement="respond" data-replyto="Reply to ${name}" aria-label="Reply to ${name}"${more}>Reply</a>`;

/** A comment as WordPress prints it in a PHP theme. */
export const comment = (id: number, name: string, inner = '') => `
<li id="comment-${id}" class="comment">
	<article id="div-comment-${id}" class="comment-body"><p>Words of ${name}.</p><div class="reply">${link(id, name)}</div></article>
	${inner}
</li>`;

const blockComment = (id: number, name: string) => `
<li id="comment-${id}" class="comment"><div id="div-comment-${id}"><p>Words of ${name}.</p>
<div class="wp-block-comment-reply-link">${link(id, name)}</div></div></li>`;

const respond = ({ untitled, isReply, strict }: ThreadMarkup, mark: string) => {
	// A strict policy also blocks the server’s style attribute, so use a class instead.
	const style = strict ? ' class="hidden"' : ' style="display:none;"';
	const hidden = isReply ? '' : style;
	const cancel = `<small><a rel="nofollow" id="cancel-comment-reply-link" href="?plain#respond"${hidden}>Cancel reply</a></small>`;
	const title = isReply ? 'Reply to <a href="#comment-2">Bob</a>' : 'Leave a Reply';
	return `<div id="respond" class="comment-respond"${mark}>
	${untitled ? cancel : `<h3 id="reply-title" class="comment-reply-title">${title} ${cancel}</h3>`}
	<form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">
		<input type="text" name="trap"${strict ? ' disabled' : ' style="display:none"'}>
		<p><label for="comment">Comment</label> <textarea id="comment" name="comment" rows="3" required></textarea></p>
		<p><label for="author">Name</label> <input id="author" name="author" type="text" value="Zoe"></p>
		<p><input name="submit" type="submit" id="submit" value="Post Comment">
		<input type="hidden" name="comment_post_ID" value="7" id="comment_post_ID">
		<input type="hidden" name="comment_parent" id="comment_parent" value="${isReply ? 2 : 0}"></p>
	</form></div>`;
};

/** The comments with the form, as a theme prints them. */
export const threadMarkup = (options: ThreadMarkup) => {
	const marked = (place: string) =>
		options.mark === place ? ' data-gazetteer="comment-reply"' : '';
	const form = respond(options, marked('respond'));
	if (options.markup === 'blocks')
		return `<div class="wp-block-comments"${marked('thread')}><h2 id="comments">Three responses</h2>
			<ol class="wp-block-comment-template">${blockComment(1, 'Ann')}${blockComment(2, 'Bob')}</ol>${form}</div>`;
	const third = comment(3, 'Cy').replace('rel="nofollow"', `$& ${options.onclick ?? ''}`);
	const list = `<ol class="comment-list">${comment(1, 'Ann')}${comment(2, 'Bob', `<ol class="children">${third}</ol>`)}</ol>`;
	if (options.markup === 'no thread')
		return `<section class="replies">${list}</section><hr>${form}`;
	return `<div id="comments"${marked('thread')}><h2>Three responses</h2>${list}${form}</div>`;
};
