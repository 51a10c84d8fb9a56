import { CONTACT_CLASS as CLASS, errorEntryId } from '@gazetteer/contract';
import type { Dispose } from '@gazetteer/dom';
import type { Slots } from '@gazetteer/view';
import type { Contact } from './contact.ts';
import { floatTip } from './floating-tip.ts';
import { mark } from './marks.ts';
import { TIP } from './markup.ts';
import type { FieldError } from './state.ts';
import { fieldOf, wrapsIn } from './wraps.ts';

const SLOT = { element: 'span', attributes: { class: CLASS.tip, 'aria-hidden': 'true' } };

interface Drawn {
	readonly message: string;
	readonly undo: Dispose;
}

/** Keeps tips and marks in step with the errors. */
export function tipDrawer({ root, store, ids }: Contact, slots: Slots) {
	const drawn = new Map<Element, Drawn>();

	const draw = (wrap: Element, { field, message }: FieldError): Drawn => {
		const entry = errorEntryId(ids.unitTag, field);
		// Copies of tips come along when a script copies a field.
		for (const copy of wrap.querySelectorAll(TIP)) copy.remove();
		const { host, empty } = slots.fill(wrap, message, SLOT);
		const settle = floatTip(wrap, host);
		mark(wrap, entry, message);
		return { message, undo: () => (settle(), empty(), mark(wrap, entry)) };
	};

	const drop = (wrap: Element) => {
		drawn.get(wrap)?.undo();
		drawn.delete(wrap);
	};

	return {
		draw() {
			const errors = new Map(store.get().errors.map((error) => [error.field, error]));
			for (const wrap of new Set([...drawn.keys(), ...wrapsIn(root)])) {
				const error = errors.get(fieldOf(wrap));
				if (error?.message === drawn.get(wrap)?.message) continue;
				drop(wrap);
				if (error) drawn.set(wrap, draw(wrap, error));
			}
		},
		close: () => [...drawn.keys()].forEach(drop),
	};
}
