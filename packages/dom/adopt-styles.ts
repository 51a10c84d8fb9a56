const adopted = new Set<string>();

/**
 * Adds styles from a string, once. Uses a constructed stylesheet, which a strict content security
 * policy allows.
 */
export function adoptStyles(styles: string): void {
	if (adopted.has(styles)) return;
	adopted.add(styles);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(styles);
	document.adoptedStyleSheets.push(sheet);
}
