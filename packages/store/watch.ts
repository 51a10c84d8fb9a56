import type { Store } from './create-store.ts';

/**
 * Calls the listener when the selected slice of the state changes. Returns a function that removes
 * the listener.
 */
export function watch<State, Slice>(
	store: Store<State>,
	select: (state: State) => Slice,
	changed: (slice: Slice, before: Slice) => void,
): () => void {
	let last = select(store.get());
	return store.subscribe(() => {
		const next = select(store.get());
		if (Object.is(next, last)) return;
		const before = last;
		last = next;
		changed(next, before);
	});
}
