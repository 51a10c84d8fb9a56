import { mount } from '../../../widgets/comment-reply/mount.ts';
import { mountOn } from '../mounting.ts';

const MARK = 'data-gazetteer="comment-reply"';
const LINK =
	'<a class="comment-reply-link" href="?replytocom=2#respond" data-commentid="2" data-postid="7" data-belowelement="div-comment-2" data-respondelement="respond" data-replyto="Reply to Bob">Reply</a>';
const LIST = `<ol><li id="comment-2"><article id="div-comment-2"><p>Words</p>${LINK}</article></li></ol>`;
const respond = (mark = '') => `<div id="respond" ${mark}><h3 id="reply-title">Leave a Reply
	<small><a id="cancel-comment-reply-link" href="?plain#respond" style="display:none">Cancel reply</a></small></h3>
	<form id="commentform"><textarea id="comment" name="comment"></textarea>
	<input type="hidden" name="comment_post_ID" value="7" id="comment_post_ID"><input type="hidden" name="comment_parent" id="comment_parent" value="0"></form></div>`;

it.each([
	['an adopted thread', `<div id="comments">${LIST}${respond()}</div>`, '#comments'],
	[
		'a thread with the attribute',
		`<div id="comments" ${MARK}>${LIST}${respond()}</div>`,
		`[${MARK}]`,
	],
	[
		'a thread inside an element with the attribute',
		`<div ${MARK}><div id="comments">${LIST}${respond()}</div></div>`,
		`[${MARK}]`,
	],
	['an adopted form on its own', LIST + respond(), '#respond'],
	['a form on its own, with the attribute', LIST + respond(MARK), '#respond'],
	[
		'a form on its own inside an element with the attribute',
		`${LIST}<div ${MARK}>${respond()}</div>`,
		`[${MARK}]`,
	],
])('a reply link moves the comment form below its comment: %s', async (_how, html, place) => {
	document.body.innerHTML = html;
	const undo = await mountOn(mount, document.querySelector<HTMLElement>(place)!);
	document.querySelector<HTMLElement>('.comment-reply-link')!.click();
	expect(document.querySelector<HTMLInputElement>('#comment_parent')!.value).toBe('2');
	expect(document.querySelector('#div-comment-2')!.nextElementSibling!.id).toBe('respond');
	undo();
	expect(document.querySelector<HTMLInputElement>('#comment_parent')!.value).toBe('0');
});
