import type { RefObject } from 'react';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { moved } from './move-item.ts';
import { useNextFocus } from './use-next-focus.ts';

/**
 * The controls that move an item. Their elements have these values in the attribute `data-part`.
 */
export type MovingPart = 'up' | 'down' | 'grip';

interface Reorderable<Item> {
	/** The element whose children are the items. */
	readonly list: RefObject<HTMLElement | null>;
	readonly items: readonly Item[];
	/** Returns the item's name for screen reader announcements. */
	readonly nameOf: (item: Item, index: number) => string;
	readonly onChange: (items: readonly Item[]) => void;
}

/**
 * Moves an item. Does nothing if `to` is outside of the list. `part` is the control that keeps the
 * focus.
 */
type Move = (from: number, to: number, part: MovingPart) => void;

/**
 * Returns the control to focus. If its button is disabled, because the item is at an end of the
 * list, returns the opposite button.
 */
function controlOf(item: Element | undefined, part: MovingPart): HTMLElement | null {
	const find = (name: MovingPart) =>
		item?.querySelector<HTMLElement>(`button[data-part="${name}"]:not(:disabled)`) ?? null;
	if (part === 'grip') return find('grip');
	return find(part) ?? find(part === 'up' ? 'down' : 'up');
}

/**
 * Returns a function that reorders a list. It announces the new position, and keeps the focus on
 * the moved item.
 */
export function useReorder<Item>({ list, items, nameOf, onChange }: Reorderable<Item>): Move {
	const focusNext = useNextFocus();
	return (from, to, part) => {
		const item = items[from];
		if (item === undefined || from === to || to < 0 || to >= items.length) return;
		focusNext(() => controlOf(list.current?.children[to], part));
		onChange(moved(items, from, to));
		/* translators: 1: what was moved, 2: its place, 3: how many there are. */
		const text = __('“%1$s” is now number %2$d of %3$d.', 'gazetteer');
		speak(sprintf(text, nameOf(item, from), to + 1, items.length), 'assertive');
	};
}
