/** The address of the first picture in a background, quoted or bare. Escapes are nobody's honest writing, and are not read. */
const IMAGE =
	/(?:^|;)\s*background(?:-image)?\s*:[^;"'()\\]*url\(\s*(?:"([^"\\]*)"|'([^'\\]*)'|([^"'()\\\s]+))\s*\)/i;

const webAddress = (text: string) => {
	if (!URL.canParse(text, document.baseURI)) return undefined;
	const { protocol, href } = new URL(text, document.baseURI);
	return /^https?:$/.test(protocol) ? href : undefined;
};

/**
 * A picture from the web behind an element, set as a property of its own. Nothing else of the style stays, and
 * pages that forbid styles in markup allow it.
 */
export function keepBackground(element: HTMLElement, style: string): void {
	const [, quoted, single, bare] = IMAGE.exec(style) ?? [];
	const address = webAddress(quoted ?? single ?? bare ?? 'about:blank');
	element.removeAttribute('style');
	if (!address) return;
	element.style.backgroundImage = `url("${address.replace(/["\\\s]/g, encodeURIComponent)}")`;
}
