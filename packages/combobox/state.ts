export interface ComboboxState<Option> {
	readonly options: readonly Option[];
	/**
	 * The index of the active option, which the arrow keys change. -1 means that no option is
	 * active.
	 */
	readonly at: number;
	readonly isOpen: boolean;
}

/** The state of a combobox whose options come from a server. */
export interface SuggestionsState<Option> extends ComboboxState<Option> {
	/** Whether a request is running. The previous options stay visible until the response arrives. */
	readonly isBusy: boolean;
	/** The attribution that the provider requires next to its options. May be empty. */
	readonly credit: string;
}

type Any = ComboboxState<unknown>;

export const EMPTY = { options: [], at: -1, isOpen: false } as const satisfies Any;

/** Returns the state with these options. The list is open if there are any. */
export const offered = <Option>(options: readonly Option[]): ComboboxState<Option> => ({
	options,
	at: -1,
	isOpen: options.length > 0,
});

/** Closes the list. An arrow key opens the list again, with the same options. */
export const closed = <State extends Any>(state: State): State =>
	state.isOpen || state.at >= 0 ? { ...state, at: -1, isOpen: false } : state;

/**
 * Activates the next or previous option, and continues at the other end of the list. Opens a closed
 * list.
 */
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
