/** When what had the focus goes, the focus stays in the result area, and so does the visitor's place on the page. */
export function focusKept(results: HTMLElement): void {
	const { ownerDocument: page } = results;
	const isInside = () => results.contains(page.activeElement);
	if (!isInside()) return;
	requestAnimationFrame(() => {
		if (isInside() || page.activeElement !== page.body) return;
		results.tabIndex = -1;
		results.focus({ preventScroll: true });
	});
}
