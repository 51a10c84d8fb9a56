/** Matches the first image URL in a background, quoted or unquoted. URLs with escapes are rejected. */
const IMAGE =
	/(?:^|;)\s*background(?:-image)?\s*:[^;"'()\\]*url\(\s*(?:"([^"\\]*)"|'([^'\\]*)'|([^"'()\\\s]+))\s*\)/i;

const webAddress = (text: string) => {
	if (!URL.canParse(text, document.baseURI)) return undefined;
	const { protocol, href } = new URL(text, document.baseURI);
	return /^https?:$/.test(protocol) ? href : undefined;
};

/**
 * Sets a web image as background with a DOM property, which a policy against inline styles allows. The rest of the
 * style is dropped.
 */
export function keepBackground(element: HTMLElement, style: string): void {
	const [, quoted, single, bare] = IMAGE.exec(style) ?? [];
	const address = webAddress(quoted ?? single ?? bare ?? 'about:blank');
	element.removeAttribute('style');
	if (!address) return;
	element.style.backgroundImage = `url("${address.replace(/["\\\s]/g, encodeURIComponent)}")`;
}
