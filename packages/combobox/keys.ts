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
	/** Empties the text. Leave it out for a field of the form, whose text must not get lost by a key. */
	readonly clear?: (() => void) | undefined;
}

/**
 * Handles a key as the ARIA Authoring Practices describe for a combobox with a list. Escape closes the list; when it is
 * closed, Escape empties the text. Enter selects the active option. Without an active option, the key is left to the
 * page, so Enter submits the form. Returns whether the key was handled.
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
		// The focus moves on.
		if (event.key === 'Tab' && state.isOpen) acts.close();
		return false;
	}
	// Enter would submit the form, and Escape would close the surrounding dialog.
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
	const active = activeOption(state);
	if (key === 'ArrowDown' && state.options.length) return () => move(1);
	if (key === 'ArrowUp' && state.options.length) return () => move(-1);
	if (key === 'Enter' && active !== undefined) return () => take(active);
	if (key === 'Escape') return state.isOpen ? close : text ? clear : undefined;
	return undefined;
}
