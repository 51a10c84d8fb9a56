import { announce, part, type Dispose } from '@gazetteer/dom';
import type { Mount } from '@gazetteer/host';
import { OPEN_CLASS, SHOW, textsOf } from './markup.ts';
import './style.css';

/** Remembers that the map is open, so that the next page of the results opens it again. */
const MEMORY = 'gazetteer-map';

const remember = (isOpen: boolean) => {
	try {
		if (isOpen) sessionStorage.setItem(MEMORY, '1');
		else sessionStorage.removeItem(MEMORY);
	} catch {
		// Without storage, the visitor opens the map on each page.
	}
};
const wasOpen = () => {
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
