import { announce, part, type Dispose } from '@gazetteer/dom';
import type { Mount } from '@gazetteer/host';
import { BOUNDS, OPEN_CLASS, SHOW, textsOf } from './markup.ts';
import './style.css';

/** Remembers that the map is open, so that the next page of the results opens it again. */
const MEMORY = 'gazetteer-map';
/** On narrower windows, the map covers the page. */
const BESIDE_THE_LIST = '(min-width: 1024px)';

/** Stays while the list of this page is replaced. */
let isOpenHere = false;

const remember = (isOpen: boolean) => {
	isOpenHere = isOpen;
	try {
		if (isOpen) sessionStorage.setItem(MEMORY, '1');
		else sessionStorage.removeItem(MEMORY);
	} catch {
		// Without storage, the visitor opens the map on each page.
	}
};
const wasOpen = () => {
	if (isOpenHere) return true;
	const isOfArea = new URLSearchParams(window.location.search).has(BOUNDS);
	if (!isOfArea && !window.matchMedia(BESIDE_THE_LIST).matches) return false;
	try {
		return sessionStorage.getItem(MEMORY) === '1';
	} catch {
		return false;
	}
};

export const mount: Mount = (root, _options, leaving) => {
	const button = part<HTMLButtonElement>(root, SHOW);
	const label = button.textContent;
	const texts = textsOf(root);
	const isList = root.dataset['listing'] === undefined;
	let close: Dispose | undefined;

	const hide = (focus: boolean) => {
		close?.();
		close = undefined;
		root.classList.remove(OPEN_CLASS);
		button.textContent = label;
		button.hidden = false;
		if (focus) button.focus();
	};
	const open = async (focus: boolean) => {
		if (close || button.hasAttribute('aria-busy')) return;
		button.setAttribute('aria-busy', 'true');
		button.textContent = texts.loading;
		try {
			const { openMap } = await import('./on-demand/index.ts');
			if (leaving.aborted) return;
			root.classList.add(OPEN_CLASS);
			button.hidden = true;
			close = await openMap(root, texts, { focus, closed: () => end() });
			if (leaving.aborted) close();
		} catch (error) {
			console.warn(error);
			hide(false);
			button.textContent = `${texts.failed} ${texts.retry}`;
			announce(texts.failed);
		} finally {
			button.removeAttribute('aria-busy');
		}
	};
	const end = () => {
		if (isList) remember(false);
		hide(true);
	};

	button.addEventListener(
		'click',
		() => {
			if (isList) remember(true);
			void open(true).catch(console.warn);
		},
		{ signal: leaving },
	);
	if (isList && wasOpen()) open(false).catch(console.warn);
	return () => hide(false);
};
