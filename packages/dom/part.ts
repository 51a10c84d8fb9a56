/** The one element a widget cannot do without. Its absence is the page's mistake, said by name. */
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
