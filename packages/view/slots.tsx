import type { Dispose } from '@gazetteer/dom';
import { createStore } from '@gazetteer/store';
import { createPortal, createRoot, flushSync } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { createHost } from './host-element.ts';
import { useStore } from './use-store.ts';

interface Slot {
	readonly key: string;
	readonly host: HTMLElement;
	readonly node: ReactNode;
	/** How often the slot was filled. A new number resets the error boundary. */
	readonly turn: number;
}

export interface SlotOptions {
	/** The slot is inserted before this child. By default, the slot is the last child. */
	readonly before?: Node | null;
	/** The tag name of the slot's element. */
	readonly element?: string;
	readonly attributes?: Readonly<Record<string, string>>;
}

export interface FilledSlot {
	/** The element that contains the rendered node. */
	readonly host: HTMLElement;
	readonly empty: Dispose;
}

export interface Slots {
	/** Renders a node in a new child element of `place`. */
	fill: (place: Element, node: ReactNode, options?: SlotOptions) => FilledSlot;
	/** Unmounts all slots. */
	close: Dispose;
}

/**
 * Renders one React tree in several places of a form. Each place gets a new child element, because
 * React throws if another script empties its container. Elements are reused, because React adds
 * more than a hundred listeners to each. `Frame` wraps the tree for shared context. It is rendered
 * when this function returns.
 */
export function createSlots(
	broke: (error: unknown) => void = (error) => reportError(error),
	Frame?: ComponentType<{ readonly children: ReactNode }>,
): Slots {
	const slots = createStore<readonly Slot[]>([]);
	const root = createRoot(document.createElement('div'));
	const freeSlots: Slot[] = [];

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
	if (Frame) {
		flushSync(() =>
			root.render(
				<Frame>
					<Filled />
				</Frame>,
			),
		);
	} else root.render(<Filled />);

	const put = (slot: Slot) =>
		slots.update((filled) => filled.map((one) => (one.key === slot.key ? slot : one)));

	const open = (element: string): Slot => {
		const used = freeSlots.findIndex(({ host }) => host.localName === element);
		if (used >= 0) return freeSlots.splice(used, 1)[0]!;
		const key = String(slots.get().length);
		const slot = { key, host: createHost(element), node: null, turn: 0 };
		slots.update((filled) => [...filled, slot]);
		return slot;
	};

	return {
		fill(place, node, { before = null, element = 'div', attributes = {} } = {}) {
			const { turn, ...kept } = open(element);
			const slot = { ...kept, node, turn: turn + 1 };
			const { host } = slot;
			// A reused element has the attributes of its previous slot.
			for (const { name } of [...host.attributes]) host.removeAttribute(name);
			for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
			place.insertBefore(host, before);
			put(slot);
			let over = false;
			const empty = () => {
				if (over) return;
				over = true;
				host.remove();
				put({ ...slot, node: null });
				freeSlots.push(slot);
			};
			return { host, empty };
		},
		close() {
			root.unmount();
			for (const { host } of slots.get()) host.remove();
		},
	};
}
