import { SECTION_EVENT } from '@gazetteer/contract';
import { BACKGROUND } from './markup.ts';

/** The background that an attribute names, where the page's style may not. Only what a web server may send. */
function take(root: HTMLElement, address: string): void {
	const { protocol, href } = new URL(address, document.baseURI);
	// The one character of a web address that would still mean something inside a style's quotes.
	const quoted = href.replaceAll('\\', '%5C');
	if (/^https?:/.test(protocol)) root.style.setProperty(BACKGROUND, `url("${quoted}")`);
}

// Whoever sends it has added sections, or made some of what was there.
const lookAgain = () => window.Gazetteer?.start?.();

/** Serves a section whose background is not in our property. */
export function adopt(
	root: HTMLElement,
	show: (section: Element) => void,
	leaving: AbortSignal,
): void {
	const { gzBackground } = root.dataset;
	if (gzBackground) take(root, gzBackground);

	// Our own sections print by their stylesheet; the older ones' theme asks for the class.
	addEventListener('beforeprint', () => show(root), { signal: leaving });
	document.addEventListener(SECTION_EVENT, lookAgain, { signal: leaving });
}
