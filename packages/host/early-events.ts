import { onAny } from './on-any.ts';
import type { Widget } from './types.ts';

/**
 * Holds the first click or submit that only the widget can answer, and the first Ctrl or Cmd with Enter in a form that
 * it sends. The function it returns replays it, once: to the widget by then, or to the browser when the widget could
 * not come.
 */
export function holdEarlyEvents(
	root: HTMLElement,
	{ holds, sends }: Widget,
	caught: () => void,
	leaving: AbortSignal,
): () => void {
	let over: boolean | undefined;
	let held: (() => void) | undefined;

	const keep = (event: Event & Partial<MouseEvent & KeyboardEvent & SubmitEvent>) => {
		const key = event.key;
		// Through the prototypes, here and below: a field may be named like the method.
		const control = Element.prototype.closest.call(
			event.target,
			// A missing selector becomes `undefined`, which matches no element.
			(key ? sends : holds)!,
		) as HTMLElement | null;
		const isModified = event.ctrlKey || event.metaKey;
		// A click for a new tab is the browser's, and what lies around the controls is the page's.
		if (
			over ||
			(key ? key !== 'Enter' || !isModified : isModified || event.shiftKey || event.altKey) ||
			!root.contains(control)
		)
			return;
		event.preventDefault();
		event.stopImmediatePropagation();
		held ??= () =>
			event.type === 'click'
				? control!.click()
				: HTMLFormElement.prototype.requestSubmit.call(control, event.submitter);
		caught();
	};

	onAny(root, 'click submit keydown', keep, leaving);
	return () => {
		over = true;
		held?.();
	};
}
