import { fillIn, TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { createStore } from '@gazetteer/store';
import { addressOf, isSamePage, withoutHash } from '../address.ts';
import { LINKS, PAGES, RESULTS, SHOW, WORDS } from '../markup.ts';
import { answered, asked, cancelled, isCurrent, shows, slowed } from '../state.ts';
import type { ActiveDirectory, Start } from './active-directory.ts';
import { drawerOf, openDrawer } from './drawer.ts';
import { fetchResults } from './fetch-results.ts';
import { suggestTerms } from './suggest-terms.ts';
import { swapFilters } from './swap-filters.ts';
import { headingOf, scrollToResults, swapResults } from './swap-results.ts';

/** Milliseconds after which the cards become placeholders. */
const SLOW = 300;

/** Whether the browser opens the link in another tab or window, or downloads it. */
const isForBrowser = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
	button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

export function createDirectory(
	root: HTMLElement,
	form: HTMLFormElement,
	start: Start,
	leaving: AbortSignal,
): ActiveDirectory {
	const store = createStore(shows(start.address));
	const results = root.querySelector<HTMLElement>(RESULTS)!;
	const words = form.querySelector<HTMLInputElement>(WORDS);
	let request = new AbortController();
	let lastForm = start.form;

	store.subscribe(() => results.setAttribute('aria-busy', String(store.get().isSlow)));

	/** Writes the number of results on the button that closes the drawer. */
	const writeTotal = () => {
		const count = headingOf(results)?.dataset['total'];
		const button = form.querySelector(SHOW);
		if (button && count) button.textContent = fillIn(pageText(TEXT.showResults), { count });
	};

	/** Shows another search. If that fails, the browser loads its page. */
	async function show(address: string, isInHistory = false): Promise<void> {
		request.abort();
		const { signal } = (request = new AbortController());
		if (!isInHistory && address === store.get().shown) return store.update(cancelled);
		store.update(asked(address));
		let timer: ReturnType<typeof setTimeout> | undefined;
		try {
			timer = setTimeout(() => store.update(slowed(address)), SLOW);
			const answer = await fetchResults(address, root, signal);
			if (signal.aborted || leaving.aborted) return;
			swapFilters(form, form, answer.form);
			swapResults(results, answer.results);
			lastForm = addressOf(form);
			if (!isInHistory) history.pushState(null, '', address);
			store.update(answered(address));
			writeTotal();
			announce(headingOf(results)?.textContent ?? '');
		} catch {
			if (signal.aborted || leaving.aborted) return;
			if (isInHistory) location.reload();
			else location.assign(address);
		} finally {
			clearTimeout(timer);
		}
	}

	/** Shows the search in the form, unless only its notation has changed. */
	const apply = () => {
		const address = addressOf(form);
		if (address === lastForm && !store.get().asked) return;
		lastForm = address;
		// eslint-disable-next-line @typescript-eslint/no-floating-promises -- show() handles every error.
		show(address);
	};

	const changed = ({ target }: Event) => {
		// The search text is sent with the Search button, because suggestions help to complete it.
		if (target !== words && (target as HTMLInputElement).form === form) apply();
	};
	const submitted = (event: Event) => {
		event.preventDefault();
		const drawer = drawerOf(form);
		apply();
		// This listener runs after the one that returns the focus to the opener.
		drawer?.addEventListener('close', () => {
			scrollToResults(results);
			headingOf(results)?.focus({ preventScroll: true });
		});
		drawer?.close();
	};
	const clicked = (event: MouseEvent) => {
		const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
		if (!link || event.defaultPrevented || isForBrowser(event)) return;
		if (!isSamePage(link.href, location.href)) return;
		event.preventDefault();
		if (link.closest(PAGES)) scrollToResults(results);
		// eslint-disable-next-line @typescript-eslint/no-floating-promises -- show() handles every error.
		show(withoutHash(link.href));
	};

	if (start.isLive) {
		const on = (type: string, listener: (event: never) => void) =>
			root.addEventListener(type, listener as EventListener, { signal: leaving });
		on('change', changed);
		on('submit', submitted);
		on('click', clicked);
		// The button inside a search input that empties it.
		on('search', () => words?.value === '' && apply());
		// The visitor may have changed a filter while the code was loading.
		apply();
	}
	leaving.addEventListener('abort', () => {
		request.abort();
		results.removeAttribute('aria-busy');
	});
	if (words) suggestTerms(words, leaving);

	return {
		follow() {
			const address = withoutHash(location.href);
			const isHere = isSamePage(address, start.address);
			// eslint-disable-next-line @typescript-eslint/no-floating-promises -- show() handles every error.
			if (isHere && !isCurrent(store.get(), address)) show(address, true);
		},
		openFilters(opener) {
			openDrawer(form, opener, leaving);
			if (start.isLive) writeTotal();
		},
	};
}
