import { COMMENT, type AddComment } from '@gazetteer/contract';
import { byId } from './markup.ts';

/** Uses `display`, as WordPress's script and server do. */
const toggle = (element: HTMLElement | null | undefined, isShown?: boolean) => {
	if (element) element.style.display = isShown ? '' : 'none';
};

/** Fills in the hidden inputs and updates the heading. Returns the previous heading. */
const updateForm = (parent: string, post: string | undefined, title: string | null | undefined) => {
	const isReply = parent !== COMMENT.noParent;
	const postField = byId(COMMENT.postField);
	byId(COMMENT.parentField)!.value = parent;
	if (postField && post) postField.value = post;

	// In WordPress's markup, the text of the heading is its first child node.
	const heading = byId(COMMENT.title);
	const words = heading?.firstChild;
	const oldTitle = words?.nodeValue ?? '';
	if (oldTitle.trim()) {
		words!.nodeValue = title || oldTitle;
		// On a page that was opened as a reply, the heading has a link to that comment.
		toggle(heading!.querySelector('a'), !isReply);
	}
	// Run this after the lookup of the heading's first link, because that link can be the cancel
	// link.
	toggle(byId(COMMENT.cancel), isReply);
	return oldTitle;
};

/** Behaves like WordPress's `addComment.moveForm`. */
export const moveForm: AddComment['moveForm'] = (belowId, comment, respondId, post, replyTo) => {
	const below = byId(belowId);
	const respond = byId(respondId);
	if (!below || !respond || !byId(COMMENT.parentField)) return undefined;

	const title = updateForm(comment, post, replyTo);
	if (!byId(COMMENT.placeholder)) {
		const placeholder = document.createElement('div');
		placeholder.id = COMMENT.placeholder;
		placeholder.textContent = title;
		toggle(placeholder);
		respond.before(placeholder);
	}
	below.after(respond);
	// Focuses the first visible control. Hidden and disabled controls do not take the focus.
	for (const control of respond.querySelectorAll<HTMLElement>('form [name]')) {
		if (control.offsetWidth) control.focus();
		if (control.matches(':focus')) break;
	}
	return false;
};

/**
 * Moves the form back, even if another script moved it, and focuses the reply link. Returns
 * undefined if the form was not moved.
 */
export const moveFormBack = (opener: HTMLElement | undefined, post: string | undefined) => {
	const placeholder = byId(COMMENT.placeholder);
	const respond = byId(opener?.dataset['respondelement'] ?? COMMENT.respond);
	if (!placeholder || !respond) return undefined;

	placeholder.replaceWith(respond);
	updateForm(COMMENT.noParent, post, placeholder.textContent);
	opener?.focus();
	return true;
};
