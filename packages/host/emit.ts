import type { EventDetails } from '@gazetteer/contract';

/** Tells the page. True unless a listener cancelled it. */
export const emit = <Name extends keyof EventDetails>(
	element: Element,
	type: Name,
	detail: EventDetails[Name],
): boolean =>
	// An element that has left is not heard at the document any more: speak there in its place.
	(element.isConnected ? element : document).dispatchEvent(
		new CustomEvent(type, { bubbles: true, cancelable: true, detail }),
	);
