import type { Dispose } from './disposables.ts';

/** Whether an element is displayed. Does not check its ancestors. */
export const isShown = (element: Element): boolean => getComputedStyle(element).display !== 'none';

/** Hides an element, even if a stylesheet overrides the `hidden` attribute. */
export function hide(element: HTMLElement): void {
	element.hidden = true;
	if (isShown(element)) element.style.setProperty('display', 'none', 'important');
}

/**
 * Shows or hides an element. Shows it even if an attribute, an inline style or a stylesheet hides
 * it.
 */
export function show(element: HTMLElement, isWanted = true): void {
	if (!isWanted) return hide(element);
	const { style } = element;
	element.hidden = false;
	if (style.display === 'none') style.removeProperty('display');
	for (const priority of ['', 'important']) {
		// If a stylesheet hides the element, `revert` restores the browser's default `display`.
		if (!isShown(element)) style.setProperty('display', 'revert', priority);
	}
}

/** Returns a function that restores the element's current `hidden` attribute and inline `display`. */
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
