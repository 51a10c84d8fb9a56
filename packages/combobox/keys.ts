import { activeOption, type ComboboxState } from './state.ts';

/** A `keydown` event of the browser or of React. */
export interface KeyPress {
	readonly key: string;
	readonly isComposing?: boolean;
	readonly nativeEvent?: { readonly isComposing: boolean };
	readonly preventDefault: () => void;
	readonly stopPropagation: () => void;
}

export interface KeyActs<Option> {
	readonly move: (by: 1 | -1) => void;
	readonly take: (option: Option) => void;
	readonly close: () => void;
	/** Clears the text. Omit this for a form field, because its text must not be lost. */
	readonly clear?: (() => void) | undefined;
}

/**
 * Handles a key as the ARIA Authoring Practices describe for a combobox with a list. Escape closes
 * the list, or clears the text if the list is closed. Enter selects the active option. If no option
 * is active, the browser handles Enter, which submits the form. Returns whether the key was
 * handled.
 */
export function pressKey<Option>(
	event: KeyPress,
	state: ComboboxState<Option>,
	text: string,
	acts: KeyActs<Option>,
): boolean {
	if (event.isComposing || event.nativeEvent?.isComposing) return false;
	const act = actOn(event.key, state, text, acts);
	if (!act) {
		// Tab moves the focus to the next field, so close the list.
		if (event.key === 'Tab' && state.isOpen) acts.close();
		return false;
	}
	// Otherwise Enter submits the form, and Escape closes the dialog around it.
	event.preventDefault();
	event.stopPropagation();
	act();
	return true;
}

function actOn<Option>(
	key: string,
	state: ComboboxState<Option>,
	text: string,
	{ move, take, close, clear }: KeyActs<Option>,
): (() => void) | undefined {
	const hasOptions = state.options.length > 0;
	if (key === 'ArrowDown' && hasOptions) return () => move(1);
	if (key === 'ArrowUp' && hasOptions) return () => move(-1);
	if (key === 'Escape' && state.isOpen) return close;
	if (key === 'Escape' && text) return clear;
	if (key !== 'Enter') return undefined;
	const active = activeOption(state);
	return active === undefined ? undefined : () => take(active);
}
