import { onAny } from './on-any.ts';
import type { Widget } from './types.ts';

/**
 * Withholds the first click or submit that only the widget can handle, and the first Ctrl or Cmd with Enter in a form
 * that the widget submits. The returned function replays it once: to the widget, or to the browser if the widget could
 * not load.
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
		// Call methods through the prototypes, because a field may have the same name.
		const control = Element.prototype.closest.call(
			event.target,
			// A missing selector becomes `undefined`, which matches no element.
			(key ? sends : holds)!,
		) as HTMLElement | null;
		const isModified = event.ctrlKey || event.metaKey;
		// Ignore clicks that open a new tab, and clicks outside of the controls.
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
