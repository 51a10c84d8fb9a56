import { COMMENT, type AddComment } from '@gazetteer/contract';
import type { Mount } from '@gazetteer/host';
import { byId, CANCEL, HOLDS_THREAD, REPLY_LINK, THREAD } from './markup.ts';
import { moveForm, moveFormBack } from './move-form.ts';

declare global {
	interface Window {
		addComment?: AddComment;
	}
}

export const mount: Mount = async (root, _options, signal) => {
	// If the root contains only the form, the widget handles all reply links of the page.
	const scope = root.matches(THREAD) || root.querySelector(HOLDS_THREAD) ? root : document;
	const own = { init() {}, moveForm };
	const post = byId(COMMENT.postField)?.value;
	let opener: HTMLElement | undefined;

	const cancel = () => moveFormBack(opener, post);

	const pressed = (event: MouseEvent) => {
		const link = (event.target as Element).closest<HTMLElement>(`${REPLY_LINK},${CANCEL}`);
		const back = byId(COMMENT.cancel);
		// Without a cancel link, the visitor could not move the form back, so let the browser
		// follow the reply link.
		if (!link || !back) return;
		const { belowelement, commentid, respondelement, postid, replyto } = link.dataset;
		const isCancel = link === back;
		if (!isCancel) {
			opener = link;
			// The `onclick` of older reply links calls `addComment.moveForm` itself, so ignore
			// these links.
			if (!belowelement || !commentid || !respondelement || !postid) return;
		}
		// WordPress's script listens to the same clicks and would handle them again.
		if (window.addComment !== own) event.stopImmediatePropagation();
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		const isDone = isCancel
			? cancel()
			: // Called on `window`, because other scripts may have replaced the function.
				window.addComment!.moveForm(
					belowelement!,
					commentid!,
					respondelement!,
					postid,
					replyto,
				) === false;
		if (isDone) event.preventDefault();
	};
	scope.addEventListener('click', pressed as EventListener, { capture: true, signal });
	window.addComment ??= own;

	const interact = () =>
		import('./interactive.ts').then((it) => it.interact(scope, cancel, signal), interactLater);
	// If the download fails, the next focus retries it. Moving the form does not need this code.
	const interactLater = () => scope.addEventListener('focusin', interact, { once: true, signal });
	// If an element has the focus, wait for the code, because the visitor may be typing.
	if (root.querySelector(':focus')) await interact();
	else interactLater();

	return () => {
		cancel();
		if (window.addComment === own) delete window.addComment;
	};
};
