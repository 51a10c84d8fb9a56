export const isShown = (element: HTMLElement) =>
	!element.hidden && getComputedStyle(element).display !== 'none';

/** Themes hide by a stylesheet, and some show what is `hidden`: both are outdone. */
export function show(element: HTMLElement, isWanted: boolean): void {
	element.hidden = !isWanted;
	element.style.display = isWanted ? '' : 'none';
	if (isWanted && !isShown(element)) element.style.display = 'block';
}
