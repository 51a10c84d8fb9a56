import { onAny } from './on-any.ts';

/**
 * Holds the first click or submit that only the widget can answer. The function it returns replays it,
 * once: to the widget by then, or to the browser when the widget could not come.
 */
export function holdEarlyEvents(
	root: HTMLElement,
	selector: string,
	caught: () => void,
	leaving: AbortSignal,
): () => void {
	let over: boolean | undefined;
	let held: (() => void) | undefined;

	const keep = (event: Event & Partial<MouseEvent>) => {
		// Through the prototypes, here and below: a field may be named like the method.
		const control = Element.prototype.closest.call(
			event.target,
			selector,
		) as HTMLElement | null;
		// A click for a new tab is the browser's, and what lies around the controls is the page's.
		if (over || event.ctrlKey || event.metaKey || event.shiftKey || !root.contains(control))
			return;
		event.preventDefault();
		event.stopImmediatePropagation();
		held ??= () =>
			event instanceof SubmitEvent
				? HTMLFormElement.prototype.requestSubmit.call(event.target, event.submitter)
				: control!.click();
		caught();
	};

	onAny(root, 'click submit', keep, leaving);
	return () => {
		over = true;
		held?.();
	};
}
