import { useState } from '@wordpress/element';
import type { PointerEvent as ReactPointerEvent } from 'react';
import type { GalleryActions } from '../controller.ts';

export interface DragOrder {
	/** The key of the picture that is being dragged. */
	readonly dragged: string | undefined;
	readonly begin: (event: ReactPointerEvent<HTMLElement>, key: string) => void;
}

/** If the pointer moves fewer pixels, it is a click and not a drag. */
const SLACK = 6;

/** Returns the index of the picture under the pointer, or -1 outside the list. */
function placeAt(list: Element, { clientX, clientY }: PointerEvent): number {
	const item = document.elementFromPoint(clientX, clientY)?.closest('[data-picture]');
	return item?.parentElement === list ? [...list.children].indexOf(item) : -1;
}

/**
 * Lets the visitor reorder pictures by dragging. With a mouse, any part of a picture can be
 * dragged. With a finger, only its handle, because other parts scroll the page. The picture moves
 * immediately, and Escape restores the order.
 */
export function useDragOrder({ move, sayPlace }: GalleryActions): DragOrder {
	const [dragged, setDragged] = useState<string>();

	const begin = (event: ReactPointerEvent<HTMLElement>, key: string) => {
		const isGrip = event.target instanceof Element && event.target.closest('[data-grip]');
		const list = event.currentTarget.closest('ul');
		if (!list || event.button !== 0 || (event.pointerType === 'touch' && !isGrip)) return;
		event.preventDefault();
		const { clientX, clientY, pointerId } = event;
		const first = [...list.children].findIndex(
			(item) => (item as HTMLElement).dataset['picture'] === key,
		);
		const over = new AbortController();
		let isMoving = false;

		const end = () => {
			over.abort();
			setDragged(undefined);
			if (isMoving) sayPlace(key);
		};
		const follow = (moved: PointerEvent) => {
			if (moved.pointerId !== pointerId) return;
			const way = Math.hypot(moved.clientX - clientX, moved.clientY - clientY);
			if (!isMoving && way < SLACK) return;
			isMoving = true;
			setDragged(key);
			const place = placeAt(list, moved);
			if (place >= 0) move(key, place);
		};
		const cancel = () => {
			if (isMoving) move(key, first);
			end();
		};
		const { signal } = over;
		addEventListener('pointermove', follow, { signal });
		addEventListener('pointerup', end, { signal });
		addEventListener('pointercancel', cancel, { signal });
		addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && cancel(), {
			signal,
		});
	};
	return { dragged, begin };
}
