import { rememberDisplay, show, type Dispose } from '@gazetteer/dom';

/** How the page displayed each box before we showed it. */
const undos = new WeakMap<HTMLElement, Dispose>();

/** Writes into a box of the page, which themes hide until something is in it. Without content it is hidden again. */
export function fillBox(box: HTMLElement, content: Node | string): void {
	undos.get(box)?.();
	undos.delete(box);
	box.replaceChildren(content);
	if (!content) return;
	undos.set(box, rememberDisplay(box));
	show(box);
}
