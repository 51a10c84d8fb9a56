import { COMMENT } from '@gazetteer/contract';
import { byId, REPLY_LINK, WRITTEN } from './markup.ts';

/** Nothing is written in it but what the server may have filled in. */
const isUntouched = (form: HTMLFormElement) =>
	[...form.querySelectorAll<HTMLInputElement>(WRITTEN)].every(
		({ value, defaultValue }) => value === defaultValue,
	);

/** Ctrl or Cmd with Enter sends, and Escape leaves a reply in which nothing is written. */
function listenToKeys(scope: Document | HTMLElement, cancel: () => unknown, signal: AbortSignal) {
	/** The form on its way. It may go again once something is written, or the page has been come back to. */
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
		// WordPress's script may listen several times.
		event.stopImmediatePropagation();
		const button = form.querySelector<HTMLButtonElement>('[type=submit]');
		// A button that is disabled has its reason.
		if (!event.repeat && sent !== form && !button?.disabled) form.requestSubmit(button);
	};
	scope.addEventListener('keydown', typed as EventListener, { capture: true, signal });
	scope.addEventListener('input', forget, { signal });
	addEventListener('pageshow', forget, { signal });
	// At the end of its way: a page that sends by itself has prevented it by then.
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

/** Says where the form is, whoever moved it: on each link, and in a sentence of the server's when that changes. */
function tellPlace(scope: Document | HTMLElement, signal: AbortSignal) {
	const region = createRegion();
	const links = () => scope.querySelectorAll<HTMLElement>(REPLY_LINK);
	let said: string | null | undefined = null;

	const tell = () => {
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
		// A region that has just come is not heard yet.
		if (open !== said) setTimeout(() => (region.textContent = title ?? ''), 50);
		said = open;
	};
	// The form on its way, and comments that come later.
	const watch = new MutationObserver(tell);
	watch.observe(scope, { childList: true, subtree: true });
	tell();

	signal.addEventListener('abort', () => {
		watch.disconnect();
		region.remove();
		for (const link of links()) STATES.forEach((state) => link.removeAttribute(state));
	});
}

/** From the first focus inside on. */
export function interact(
	scope: Document | HTMLElement,
	cancel: () => unknown,
	signal: AbortSignal,
): void {
	if (signal.aborted) return;
	listenToKeys(scope, cancel, signal);
	tellPlace(scope, signal);
}
