import { COMMENT, type AddComment } from '@gazetteer/contract';
import { byId } from './markup.ts';

/** As WordPress's script does, since the server hides the same way. */
const toggle = (element: HTMLElement | null | undefined, isShown?: boolean) => {
	if (element) element.style.display = isShown ? '' : 'none';
};

/** Fills in the hidden inputs, and what is said around the form. Gives what the heading said before. */
const turn = (parent: string, post: string | undefined, title: string | null | undefined) => {
	const isReply = parent !== COMMENT.noParent;
	const postField = byId(COMMENT.postField);
	byId(COMMENT.parentField)!.value = parent;
	if (postField && post) postField.value = post;

	// The heading's first child are its words, where a theme has such a heading.
	const heading = byId(COMMENT.title);
	const words = heading?.firstChild;
	const said = words?.nodeValue ?? '';
	if (said.trim()) {
		words!.nodeValue = title || said;
		// On a page that was opened as a reply: the way to that comment.
		toggle(heading!.querySelector('a'), !isReply);
	}
	// After the heading's first link, which may be this one.
	toggle(byId(COMMENT.cancel), isReply);
	return said;
};

/** As WordPress's `addComment.moveForm`. */
export const moveForm: AddComment['moveForm'] = (belowId, comment, respondId, post, replyTo) => {
	const below = byId(belowId);
	const respond = byId(respondId);
	if (!below || !respond || !byId(COMMENT.parentField)) return undefined;

	const title = turn(comment, post, replyTo);
	if (!byId(COMMENT.placeholder)) {
		const placeholder = document.createElement('div');
		placeholder.id = COMMENT.placeholder;
		placeholder.textContent = title;
		toggle(placeholder);
		respond.before(placeholder);
	}
	below.after(respond);
	// The first that can be seen; what is hidden in other ways or disabled takes no focus.
	for (const control of respond.querySelectorAll<HTMLElement>('form [name]')) {
		if (control.offsetWidth) control.focus();
		if (control.matches(':focus')) break;
	}
	return false;
};

/** Takes the form home, whoever moved it, and the focus to the link that asked for it. True unless it is at home. */
export const putBack = (opener: HTMLElement | undefined, post: string | undefined) => {
	const placeholder = byId(COMMENT.placeholder);
	const respond = byId(opener?.dataset['respondelement'] ?? COMMENT.respond);
	if (!placeholder || !respond) return undefined;

	placeholder.replaceWith(respond);
	turn(COMMENT.noParent, post, placeholder.textContent);
	opener?.focus();
	return true;
};
