import type { Store } from '@gazetteer/store';
import { useSyncExternalStore } from '@wordpress/element';

/**
 * Reads a slice of the state. Only components whose slice changed render again, so `select` must return a stored value
 * and not a new one.
 */
export const useStore = <State, Slice>(
	{ subscribe, get }: Store<State>,
	select: (state: State) => Slice,
): Slice => {
	const read = () => select(get());
	return useSyncExternalStore(subscribe, read, read);
};
