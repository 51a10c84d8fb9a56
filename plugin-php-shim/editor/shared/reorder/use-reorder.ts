import type { RefObject } from 'react';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { moved } from './move-item.ts';
import { useNextFocus } from './use-next-focus.ts';

/** What an item can be moved by: a control's `data-part`. */
export type MovingPart = 'up' | 'down' | 'grip';

interface Reorderable<Item> {
	/** The element whose children are the items. */
	readonly list: RefObject<HTMLElement | null>;
	readonly items: readonly Item[];
	/** What is said of an item that was moved. */
	readonly nameOf: (item: Item, index: number) => string;
	readonly onChange: (items: readonly Item[]) => void;
}

/** Moves one; beyond an end nothing is moved. `part` is the control that was used, which takes the keyboard along. */
type Move = (from: number, to: number, part: MovingPart) => void;

/** At an end the button that led there can do no more, and the other one takes the keyboard. */
function controlOf(item: Element | undefined, part: MovingPart): HTMLElement | null {
	const find = (name: MovingPart) =>
		item?.querySelector<HTMLElement>(`button[data-part="${name}"]:not(:disabled)`) ?? null;
	if (part === 'grip') return find('grip');
	return find(part) ?? find(part === 'up' ? 'down' : 'up');
}

/** Moves the items of a list by button, key or drag, says where each is now and takes the keyboard along. */
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
