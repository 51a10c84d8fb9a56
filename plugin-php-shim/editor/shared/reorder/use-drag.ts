import type { PointerEvent, RefObject } from 'react';
import { useRef, useState } from '@wordpress/element';

export interface Drag {
	readonly isDragged: boolean;
	/** Whether the dragged item would be dropped before or after this item. */
	readonly edge: 'before' | 'after' | null;
	readonly onPointerDown: (event: PointerEvent) => void;
}

interface Dragging {
	readonly from: number;
	readonly to: number;
}

/** Returns the CSS classes of the dragged item and of the drop position. */
export const dragClasses = ({ isDragged, edge }: Drag): string =>
	[isDragged && 'is-dragged', edge && `is-${edge}`].filter(Boolean).join(' ');

/**
 * Returns the index at which an item would be dropped: before the first item whose centre is below
 * the pointer.
 */
function placeAt(items: readonly Element[], height: number, from: number): number {
	const before = items.findIndex((item) => {
		const { top, bottom } = item.getBoundingClientRect();
		return height < (top + bottom) / 2;
	});
	const place = before < 0 ? items.length : before;
	return place > from ? place - 1 : place;
}

function edgeOf(dragging: Dragging | null, index: number): Drag['edge'] {
	if (!dragging || dragging.to !== index || dragging.from === index) return null;
	return dragging.to < dragging.from ? 'before' : 'after';
}

/**
 * Makes list items draggable by a handle, with mouse, pen or touch. Keyboard and screen reader
 * users have buttons.
 */
export function useDrag(
	list: RefObject<HTMLElement | null>,
	onMove: (from: number, to: number) => void,
): (index: number) => Drag {
	const [dragging, drag] = useState<Dragging | null>(null);
	const move = useRef(onMove);
	move.current = onMove;

	const begin = (from: number) => (event: PointerEvent) => {
		if (event.button !== 0) return;
		event.preventDefault();
		const handle = event.currentTarget as HTMLElement;
		// Focus the handle, because `preventDefault()` also prevents the browser's focus. The arrow
		// keys then move the item.
		handle.focus({ preventScroll: true });
		const leaving = new AbortController();
		const { signal } = leaving;
		let to = from;
		handle.setPointerCapture(event.pointerId);
		drag({ from, to });

		const over = ({ clientY }: { readonly clientY: number }) => {
			to = placeAt([...(list.current?.children ?? [])], clientY, from);
			drag({ from, to });
		};
		const end = (isDropped: boolean) => () => {
			leaving.abort();
			drag(null);
			if (isDropped && to !== from) move.current(from, to);
		};
		const escape = ({ key }: KeyboardEvent) => key === 'Escape' && end(false)();
		handle.addEventListener('pointermove', over, { signal });
		handle.addEventListener('pointerup', end(true), { signal });
		handle.addEventListener('pointercancel', end(false), { signal });
		window.addEventListener('keydown', escape, { signal });
	};

	return (index) => ({
		isDragged: dragging?.from === index,
		edge: edgeOf(dragging, index),
		onPointerDown: begin(index),
	});
}
