import { COMMENT, type AddComment } from '@gazetteer/contract';
import type { Mount } from '@gazetteer/host';
import { byId, CANCEL, HOLDS_THREAD, REPLY_LINK, THREAD } from './markup.ts';
import { moveForm, putBack } from './move-form.ts';

declare global {
	interface Window {
		addComment?: AddComment;
	}
}

export const mount: Mount = async (root, _options, signal) => {
	// A form on its own, marked or in a marked element, serves the links wherever they are.
	const scope = root.matches(THREAD) || root.querySelector(HOLDS_THREAD) ? root : document;
	const own = { init() {}, moveForm };
	const post = byId(COMMENT.postField)?.value;
	let opener: HTMLElement | undefined;

	const cancel = () => putBack(opener, post);

	const pressed = (event: MouseEvent) => {
		const link = (event.target as Element).closest<HTMLElement>(`${REPLY_LINK},${CANCEL}`);
		const back = byId(COMMENT.cancel);
		// Nobody is led where nothing leads back.
		if (!link || !back) return;
		const { belowelement, commentid, respondelement, postid, replyto } = link.dataset;
		const isCancel = link === back;
		if (!isCancel) {
			opener = link;
			// A theme's own link calls for itself.
			if (!belowelement || !commentid || !respondelement || !postid) return;
		}
		// What we answer, or the browser does, WordPress's script would answer once more.
		if (window.addComment !== own) event.stopImmediatePropagation();
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		const isDone = isCancel
			? cancel()
			: // The page's function, which others may have changed.
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
	// What did not come is asked for again by the next focus; the form moves without it.
	const interactLater = () => scope.addEventListener('focusin', interact, { once: true, signal });
	// What is typed meanwhile waits until all is there.
	if (root.querySelector(':focus')) await interact();
	else interactLater();

	return () => {
		cancel();
		if (window.addComment === own) delete window.addComment;
	};
};
