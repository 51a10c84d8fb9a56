/** A part of a page's own markup that a widget takes over. */
export interface PagePart {
	/** What the part is called on the console, in English. */
	readonly name: string;
	/** Something that only a page with this part has, such as the name of a field. */
	readonly sign: string;
	/** How the widget finds the part. */
	readonly selector: string;
	/** One sentence: what the page does although the widget does not take over the part. */
	readonly without: string;
}

const reported = new WeakMap<Element, Set<string>>();

/** Writes one console message for each part that the page has but that the widget does not recognise. */
export function reportUnrecognised(
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
