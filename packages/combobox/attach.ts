import { adoptStyles } from '@gazetteer/dom';
import type { Store } from '@gazetteer/store';
import { pressKey } from './keys.ts';
import { createList, type OptionText } from './list.ts';
import { closed, moved, type SuggestionsState } from './state.ts';
import styles from './style.css?inline';

export interface Attachment<Option, State extends SuggestionsState<Option>> {
	readonly store: Store<State>;
	/** The accessible name of the list. */
	readonly label: string;
	readonly choose: (option: Option) => void;
	/** Called for Escape while the list is open. By default, Escape only closes the list. */
	readonly close?: () => void;
	/**
	 * Clears the text if the visitor presses Escape again. Omit this for a form field, because its
	 * text must not be lost.
	 */
	readonly clear?: (() => void) | undefined;
	/** Returns a text that is shown instead of options, such as an error, or an empty string. */
	readonly note?: (state: State) => string;
	/** When this signal aborts, the input becomes a normal input again. */
	readonly leaving: AbortSignal;
}

/** Sets attributes on an element. Returns a function that restores the previous ones. */
function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): () => void {
	const before = Object.keys(attributes).map(
		(name) => [name, element.getAttribute(name)] as const,
	);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	return () => {
		for (const [name, value] of before) {
			if (value === null) element.removeAttribute(name);
			else element.setAttribute(name, value);
		}
	};
}

/** Makes an existing input a combobox, with a list below it. */
export function attachCombobox<Option extends OptionText, State extends SuggestionsState<Option>>(
	input: HTMLInputElement,
	attachment: Attachment<Option, State>,
): void {
	const { store, label, choose, clear, note, leaving: signal } = attachment;
	adoptStyles(styles);
	input.id ||= `gz-${input.name}`;
	const list = createList(input.id, label, (index) => {
		const option = store.get().options[index];
		if (option) choose(option);
	});
	const host = document.createElement('div');
	host.className = 'gz-suggestions-place';
	host.append(list.popup);
	const restoreAttributes = setAttributes(input, {
		role: 'combobox',
		autocomplete: 'off',
		'aria-autocomplete': 'list',
		'aria-expanded': 'false',
		'aria-controls': list.list.id,
	});
	input.after(host);

	let drawn: readonly Option[] = [];
	const show = () => {
		const state = store.get();
		const { options, at, isOpen, isBusy, credit } = state;
		if (options !== drawn) list.draw(options);
		drawn = options;
		list.activate(isOpen ? at : -1);
		const text = note?.(state) ?? '';
		list.write(text || credit, !text);
		list.popup.hidden = !isOpen && !text;
		input.setAttribute('aria-expanded', String(isOpen));
		if (isBusy) input.setAttribute('aria-busy', 'true');
		else input.removeAttribute('aria-busy');
		if (isOpen && at >= 0) input.setAttribute('aria-activedescendant', list.idOf(at));
		else input.removeAttribute('aria-activedescendant');
	};
	const unsubscribe = store.subscribe(show);
	const acts = {
		move: (by: 1 | -1) => store.update(moved(by)),
		take: choose,
		close: attachment.close ?? (() => store.update(closed)),
		clear,
	};
	input.addEventListener('keydown', (event) => pressKey(event, store.get(), input.value, acts), {
		signal,
	});
	signal.addEventListener('abort', () => {
		unsubscribe();
		host.remove();
		restoreAttributes();
		input.removeAttribute('aria-activedescendant');
		input.removeAttribute('aria-busy');
	});
}
