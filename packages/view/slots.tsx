import type { Dispose } from '@gazetteer/dom';
import { createStore } from '@gazetteer/store';
import { createPortal, createRoot } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { createHost } from './host-element.ts';
import { useStore } from './use-store.ts';

interface Slot {
	readonly key: string;
	readonly host: Element;
	readonly node: ReactNode;
	/** How often it has been filled: what broke in it once may work the next time. */
	readonly turn: number;
}

export interface Slots {
	/**
	 * Draws at the end of a place, or before one of its children, in an element of this name. Undo empties
	 * the slot again.
	 */
	fill: (place: Element, node: ReactNode, before?: Node | null, element?: string) => Dispose;
	/** Ends all of it. */
	close: Dispose;
}

/**
 * One React tree that draws in many places of a form: each in a child element that we add, never in the
 * CMS's own, because React fails at the end when another script has emptied an element it drew into. An
 * element that was used is used again: React puts more than a hundred listeners on each.
 */
export function createSlots(
	broke: (error: unknown) => void = (error) => reportError(error),
): Slots {
	const slots = createStore<readonly Slot[]>([]);
	const root = createRoot(document.createElement('div'));
	const spare: Slot[] = [];

	const Filled = () => (
		<>
			{useStore(slots, (filled) => filled).map(({ key, host, node, turn }) =>
				createPortal(
					<Boundary key={turn} broke={broke}>
						{node}
					</Boundary>,
					host,
					key,
				),
			)}
		</>
	);
	root.render(<Filled />);

	const put = (slot: Slot) =>
		slots.update((filled) => filled.map((one) => (one.key === slot.key ? slot : one)));

	const open = (element: string): Slot => {
		const used = spare.findIndex(({ host }) => host.localName === element);
		if (used >= 0) return spare.splice(used, 1)[0]!;
		const key = String(slots.get().length);
		const slot = { key, host: createHost(element), node: null, turn: 0 };
		slots.update((filled) => [...filled, slot]);
		return slot;
	};

	return {
		fill(place, node, before = null, element = 'div') {
			const { turn, ...kept } = open(element);
			const slot = { ...kept, node, turn: turn + 1 };
			place.insertBefore(slot.host, before);
			put(slot);
			let over = false;
			return () => {
				if (over) return;
				over = true;
				slot.host.remove();
				put({ ...slot, node: null });
				spare.push(slot);
			};
		},
		close() {
			root.unmount();
			for (const { host } of slots.get()) host.remove();
		},
	};
}
