/**
 * Returns an element that the widget requires. Throws an error that contains the selector if the
 * element is missing.
 */
export function part<Found extends Element = HTMLElement>(
	root: ParentNode,
	selector: string,
): Found {
	const found = root.querySelector<Found>(selector);
	if (!found) throw new Error(`Gazetteer finds no ${selector} here.`);
	return found;
}

export function parts<Found extends Element = HTMLElement>(
	root: ParentNode,
	selector: string,
): Found[] {
	return [...root.querySelectorAll<Found>(selector)];
}
