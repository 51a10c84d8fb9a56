import type { Dispose } from './disposables.ts';

/** Whether an element itself is displayed. Its ancestors may still hide it. */
export const isShown = (element: Element): boolean => getComputedStyle(element).display !== 'none';

/** Hides an element, also where a stylesheet displays elements that have the `hidden` attribute. */
export function hide(element: HTMLElement): void {
	element.hidden = true;
	if (isShown(element)) element.style.setProperty('display', 'none', 'important');
}

/** Shows or hides an element, even if the `hidden` attribute, an inline style or a stylesheet hides it. */
export function show(element: HTMLElement, isWanted = true): void {
	if (!isWanted) return hide(element);
	const { style } = element;
	element.hidden = false;
	if (style.display === 'none') style.removeProperty('display');
	for (const priority of ['', 'important']) {
		// A stylesheet hides the element. `revert` restores the default `display` of the browser.
		if (!isShown(element)) style.setProperty('display', 'revert', priority);
	}
}

/** Returns a function that displays or hides an element the way the page does now. */
export function rememberDisplay(element: HTMLElement): Dispose {
	const { style } = element;
	const isHidden = element.hasAttribute('hidden');
	const hadStyle = element.hasAttribute('style');
	const display = [
		style.getPropertyValue('display'),
		style.getPropertyPriority('display'),
	] as const;
	return () => {
		element.toggleAttribute('hidden', isHidden);
		style.removeProperty('display');
		if (display[0]) style.setProperty('display', ...display);
		if (!hadStyle && !element.getAttribute('style')) element.removeAttribute('style');
	};
}
