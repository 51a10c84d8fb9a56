import { COMMENT } from '@gazetteer/contract';
import { byId, REPLY_LINK, WRITTEN } from './markup.ts';

/** Returns whether the fields still have the values that the server filled in. */
const isUntouched = (form: HTMLFormElement) =>
	[...form.querySelectorAll<HTMLInputElement>(WRITTEN)].every(
		({ value, defaultValue }) => value === defaultValue,
	);

/** Ctrl or Cmd with Enter submits the form. Escape cancels an empty reply. */
function listenToKeys(scope: Document | HTMLElement, cancel: () => unknown, signal: AbortSignal) {
	/**
	 * The form that is being submitted. It is cleared when the visitor types or returns to the
	 * page, so that the form can be submitted again.
	 */
	let sent: EventTarget | null = null;
	const forget = () => {
		sent = null;
	};

	const typed = (event: KeyboardEvent) => {
		const target = event.target as Element;
		const form = target.closest(`#${COMMENT.respond}`)?.querySelector('form');
		if (!form || event.isComposing) return;
		if (event.key === 'Escape' && isUntouched(form) && cancel()) event.preventDefault();
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || target.closest('a'))
			return;
		event.preventDefault();
		// WordPress's script may have several listeners for the same key.
		event.stopImmediatePropagation();
		const button = form.querySelector<HTMLButtonElement>('[type=submit]');
		// Do not submit if the button is disabled, for example by a plugin.
		if (!event.repeat && sent !== form && !button?.disabled) form.requestSubmit(button);
	};
	scope.addEventListener('keydown', typed as EventListener, { capture: true, signal });
	scope.addEventListener('input', forget, { signal });
	addEventListener('pageshow', forget, { signal });
	// Listens on `window` in the bubbling phase: a page that submits by AJAX has prevented the
	// event by then.
	addEventListener(
		'submit',
		({ target, defaultPrevented }) => {
			if (!defaultPrevented) sent = target;
		},
		{ signal },
	);
}

const createRegion = () => {
	const region = document.createElement('div');
	region.setAttribute('aria-live', 'polite');
	region.style.cssText = 'position:fixed;clip-path:inset(50%)';
	return document.body.appendChild(region);
};

const STATES = ['aria-controls', 'aria-expanded'] as const;

/**
 * Updates each reply link, and announces where the comment form is, when our script or another one
 * moves the form.
 */
function announcePlace(scope: Document | HTMLElement, signal: AbortSignal) {
	const region = createRegion();
	const links = () => scope.querySelectorAll<HTMLElement>(REPLY_LINK);
	let announced: string | null | undefined = null;

	const update = () => {
		const open = byId(COMMENT.placeholder) && byId(COMMENT.parentField)?.value;
		let title = byId(COMMENT.title)?.firstChild?.textContent;
		for (const link of links()) {
			const { commentid, respondelement, replyto } = link.dataset;
			if (!respondelement) continue;
			const isOpen = commentid === open;
			if (isOpen) title = replyto;
			link.setAttribute('aria-controls', respondelement);
			link.setAttribute('aria-expanded', `${isOpen}`);
		}
		// Screen readers ignore text in a live region that was just added, so wait.
		if (open !== announced) setTimeout(() => (region.textContent = title ?? ''), 50);
		announced = open;
	};
	// Other scripts may move the form or add comments.
	const watch = new MutationObserver(update);
	watch.observe(scope, { childList: true, subtree: true });
	update();

	signal.addEventListener('abort', () => {
		watch.disconnect();
		region.remove();
		for (const link of links()) STATES.forEach((state) => link.removeAttribute(state));
	});
}

/** Starts the keyboard shortcuts and announcements, when the comments first receive the focus. */
export function interact(
	scope: Document | HTMLElement,
	cancel: () => unknown,
	signal: AbortSignal,
): void {
	if (signal.aborted) return;
	listenToKeys(scope, cancel, signal);
	announcePlace(scope, signal);
}
