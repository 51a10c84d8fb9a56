/** A named change: takes what is true and returns what is true after it. */
export type Change<State> = (state: State) => State;

export interface Store<State> {
	get: () => State;
	update: (change: Change<State>) => void;
	subscribe: (listener: () => void) => () => void;
}

export function createStore<State>(initial: State): Store<State> {
	const listeners = new Set<() => void>();
	let state = initial;

	return {
		get: () => state,
		update(change) {
			const next = change(state);
			if (Object.is(next, state)) return;
			state = next;
			// A copy, because a listener may end itself or others while it is told.
			for (const listener of [...listeners]) listener();
		},
		subscribe(listener) {
			// Wrapped, so that the same function given twice is told twice and ended twice.
			const entry = () => listener();
			listeners.add(entry);
			return () => void listeners.delete(entry);
		},
	};
}
