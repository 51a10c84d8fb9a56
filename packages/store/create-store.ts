/** Returns the next state. Each change is a named function. */
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
			// Iterate over a copy, because a listener may unsubscribe itself or others.
			for (const listener of [...listeners]) listener();
		},
		subscribe(listener) {
			// Wrap the listener, so that the same function can subscribe twice.
			const entry = () => listener();
			listeners.add(entry);
			return () => void listeners.delete(entry);
		},
	};
}
