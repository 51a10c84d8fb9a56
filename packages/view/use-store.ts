import type { Store } from '@gazetteer/store';
import { useSyncExternalStore } from '@wordpress/element';

/**
 * Returns a slice of the state. The component renders again only if the slice changes. `select`
 * must return a stored value, because a new object always counts as a change.
 */
export const useStore = <State, Slice>(
	{ subscribe, get }: Store<State>,
	select: (state: State) => Slice,
): Slice => {
	const read = () => select(get());
	return useSyncExternalStore(subscribe, read, read);
};
