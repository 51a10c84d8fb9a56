/** An element of a page's own markup that a widget handles. */
export interface PagePart {
	/** The English name of the element in console messages. */
	readonly name: string;
	/** A selector that detects whether the page contains the element, for example by its fields. */
	readonly sign: string;
	/** The selector with which the widget finds the element. */
	readonly selector: string;
	/** A sentence for the console: how the page works if the widget does not find the element. */
	readonly without: string;
}

const reported = new WeakMap<Element, Set<string>>();

/**
 * Logs a warning for each element that the page contains but the widget does not find. Logs each
 * warning once.
 */
export function reportUnrecognized(
	widget: string,
	root: Element,
	parts: readonly PagePart[],
): void {
	const before = reported.get(root) ?? new Set();
	reported.set(root, before);
	for (const { name, sign, selector, without } of parts) {
		const there = root.querySelector(sign);
		if (!there || root.querySelector(selector) || before.has(name)) continue;
		before.add(name);
		console.warn(
			`Gazetteer ${widget}: does not recognise the ${name} of this page, since nothing matches "${selector}". ${without}`,
			there,
		);
	}
}
