import { onAny } from './on-any.ts';
import type { Widget } from './types.ts';

/**
 * Holds a click, a submit or a Ctrl+Enter (Cmd+Enter) that happens before the widget is mounted.
 * The returned function replays the first held event once. If the widget could not load, the
 * browser handles the replayed event.
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
		// Call the method through its prototype, because a form control named `closest` hides the
		// form's own method.
		const control = Element.prototype.closest.call(
			event.target,
			// If the selector is undefined, `closest()` looks for an element with the tag name
			// `undefined`, and finds none.
			(key ? sends : holds)!,
		) as HTMLElement | null;
		const isModified = event.ctrlKey || event.metaKey;
		// Ignore clicks with a modifier key, such as those that open a new tab, and events outside
		// of the controls.
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
