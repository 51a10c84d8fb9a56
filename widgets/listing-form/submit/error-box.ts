import { rememberDisplay, show, type Dispose } from '@gazetteer/dom';

/** Functions that restore the original display of an error box, by element. */
const undos = new WeakMap<HTMLElement, Dispose>();

/**
 * Writes into the page's error box, which themes hide while it is empty. Empty content hides the
 * box again.
 */
export function fillBox(box: HTMLElement, content: Node | string): void {
	undos.get(box)?.();
	undos.delete(box);
	box.replaceChildren(content);
	if (!content) return;
	undos.set(box, rememberDisplay(box));
	show(box);
}
