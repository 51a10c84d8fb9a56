import type { Store } from '@gazetteer/store';
import { useSyncExternalStore } from '@wordpress/element';

/** Reads one slice. Only readers of a slice that changed draw again, so `select` returns what is stored, nothing new. */
export const useStore = <State, Slice>(
	{ subscribe, get }: Store<State>,
	select: (state: State) => Slice,
): Slice => {
	const read = () => select(get());
	return useSyncExternalStore(subscribe, read, read);
};
