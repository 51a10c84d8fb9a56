/** Matches the first image URL in a `background` style. Rejects URLs with escape sequences. */
const IMAGE =
	/(?:^|;)\s*background(?:-image)?\s*:[^;"'()\\]*url\(\s*(?:"([^"\\]*)"|'([^'\\]*)'|([^"'()\\\s]+))\s*\)/i;

const webAddress = (text: string) => {
	if (!URL.canParse(text, document.baseURI)) return undefined;
	const { protocol, href } = new URL(text, document.baseURI);
	return /^https?:$/.test(protocol) ? href : undefined;
};

/**
 * Replaces the style of an element with its background image. Sets a DOM property, because a
 * content security policy may forbid inline styles.
 */
export function keepBackground(element: HTMLElement, style: string): void {
	const [, quoted, single, bare] = IMAGE.exec(style) ?? [];
	const address = webAddress(quoted ?? single ?? bare ?? 'about:blank');
	element.removeAttribute('style');
	if (!address) return;
	element.style.backgroundImage = `url("${address.replace(/["\\\s]/g, encodeURIComponent)}")`;
}
