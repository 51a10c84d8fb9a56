/** What a combobox shows. */
export interface ComboboxState<Option> {
	readonly options: readonly Option[];
	/** The index of the active option, which the arrow keys move; -1 for none. */
	readonly at: number;
	readonly isOpen: boolean;
}

/** The state of a combobox whose options come from a server. */
export interface SuggestionsState<Option> extends ComboboxState<Option> {
	/** Whether a request is running. The options of the previous answer stay until it ends. */
	readonly isBusy: boolean;
	/** Attribution text that the provider requires next to its options; '' for none. */
	readonly credit: string;
}

type Any = ComboboxState<unknown>;

export const EMPTY = { options: [], at: -1, isOpen: false } as const satisfies Any;

/** Opens the list with these options. Without options, the list is closed. */
export const offered = <Option>(options: readonly Option[]): ComboboxState<Option> => ({
	options,
	at: -1,
	isOpen: options.length > 0,
});

/** Closes the list. An arrow key opens it again, with the same options. */
export const closed = <State extends Any>(state: State): State =>
	state.isOpen || state.at >= 0 ? { ...state, at: -1, isOpen: false } : state;

/** Moves to the next or previous option, from the last to the first and back. Opens a closed list at one end. */
export const moved =
	(by: 1 | -1) =>
	<State extends Any>(state: State): State => {
		const { length } = state.options;
		if (!length) return state;
		const at = state.isOpen ? state.at : -1;
		const from = at < 0 && by < 0 ? 0 : at;
		return { ...state, isOpen: true, at: (from + by + length) % length };
	};

export const activeOption = <Option>(state: ComboboxState<Option>): Option | undefined =>
	state.isOpen ? state.options[state.at] : undefined;
