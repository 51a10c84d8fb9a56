const adopted = new Set<string>();

/**
 * Brings styles that are at hand as a text, once. The sheet is constructed, which a strict content security policy
 * allows.
 */
export function adoptStyles(styles: string): void {
	if (adopted.has(styles)) return;
	adopted.add(styles);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(styles);
	document.adoptedStyleSheets.push(sheet);
}
