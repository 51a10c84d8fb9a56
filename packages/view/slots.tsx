import type { Dispose } from '@gazetteer/dom';
import { createStore } from '@gazetteer/store';
import { createPortal, createRoot } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { useStore } from './use-store.ts';

interface Slot {
	readonly key: string;
	readonly host: Element;
	readonly node: ReactNode;
}

export interface Slots {
	/** Draws at the end of a place, or before one of its children. Undo empties the slot again. */
	fill: (place: Element, node: ReactNode, before?: Node | null) => Dispose;
	/** Ends all of it. */
	close: Dispose;
}

/**
 * One React tree that draws in many places of a form: each in a child element that we add, never in the
 * CMS's own, because React fails at the end when another script has emptied an element it drew into.
 */
export function createSlots(
	broke: (error: unknown) => void = (error) => reportError(error),
): Slots {
	const slots = createStore<readonly Slot[]>([]);
	const root = createRoot(document.createElement('div'));

	const Filled = () => (
		<>
			{useStore(slots, (filled) => filled).map(({ key, host, node }) =>
				createPortal(<Boundary broke={broke}>{node}</Boundary>, host, key),
			)}
		</>
	);
	root.render(<Filled />);
	let filledSoFar = 0;

	return {
		fill(place, node, before = null) {
			const host = document.createElement('div');
			place.insertBefore(host, before);
			const slot = { key: String(filledSoFar++), host, node };
			slots.update((filled) => [...filled, slot]);
			return () => {
				slots.update((filled) => filled.filter((one) => one !== slot));
				host.remove();
			};
		},
		close() {
			root.unmount();
			for (const { host } of slots.get()) host.remove();
		},
	};
}
