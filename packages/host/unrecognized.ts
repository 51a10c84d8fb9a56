/** A part of a page's own markup that a widget takes over. */
export interface PagePart {
	/** The name of the part in console messages, in English. */
	readonly name: string;
	/** The selector of an element that exists only on pages with this part, such as a field. */
	readonly sign: string;
	/** The selector with which the widget finds the part. */
	readonly selector: string;
	/** A sentence for the console: how the page works if the widget does not find the part. */
	readonly without: string;
}

const reported = new WeakMap<Element, Set<string>>();

/**
 * Logs a warning for each part that the page has but the widget does not find. Logs each warning
 * once.
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
