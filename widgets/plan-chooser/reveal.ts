/**
 * Older pages hide by any of four ways, and some of them by a stylesheet: what is to be seen is made to
 * be. What is hidden is so for every stylesheet, and for the keyboard.
 */
export function reveal(element: HTMLElement | null, seen: boolean): void {
	if (!element) return;
	const { style } = element;
	element.hidden = !seen;
	if (!seen) {
		style.display = 'none';
		return;
	}
	for (const name of ['display', 'visibility', 'height', 'opacity']) style.removeProperty(name);
	const now = getComputedStyle(element);
	if (now.display === 'none') style.display = 'block';
	if (now.visibility === 'hidden') style.visibility = 'visible';
	if (now.opacity === '0') style.opacity = '1';
	if (now.height === '0px') style.height = 'auto';
}
