/** Finds a required element. Throws an error with its selector if it is missing. */
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
