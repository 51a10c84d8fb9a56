import type { EventDetails } from '@gazetteer/contract';

/** Fires one of the widgets' own events. Returns false if a listener cancelled it. */
export const emit = <Type extends keyof EventDetails>(
	element: Element,
	type: Type,
	detail: EventDetails[Type],
): boolean =>
	// Events of a removed element do not reach the document, so dispatch the event on the document
	// instead.
	(element.isConnected ? element : document).dispatchEvent(
		new CustomEvent(type, { bubbles: true, cancelable: true, detail }),
	);
