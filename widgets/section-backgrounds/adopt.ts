import { SECTION_EVENT } from '@gazetteer/contract';
import type { Dispose } from '@gazetteer/dom';
import { BACKGROUND } from './markup.ts';

/** The background that an attribute names, where the page's style may not. Only what a web server may send. */
function take(root: HTMLElement, address: string): void {
	const { protocol, href } = new URL(address, document.baseURI);
	// The one character of a web address that would still mean something inside a style's quotes.
	const quoted = href.replaceAll('\\', '%5C');
	if (/^https?:/.test(protocol)) root.style.setProperty(BACKGROUND, `url("${quoted}")`);
}

interface Sections {
	readonly show: (section: Element) => void;
	/** Waits until the section comes near. */
	readonly wait: (section: Element) => void;
	readonly leave: (section: Element) => void;
}

const OLDER = '.e-con.e-parent,[data-gz-lazy-bg]';

/** A page may mark a section, or an element around several of the older ones. */
const sectionsIn = (root: HTMLElement): readonly HTMLElement[] => {
	const within = root.matches(OLDER) ? [] : [...root.querySelectorAll<HTMLElement>(OLDER)];
	return within.length ? within : [root];
};

/** Serves sections whose background is not in our property. */
export function adopt(
	root: HTMLElement,
	{ show, wait, leave }: Sections,
	leaving: AbortSignal,
): Dispose {
	const served = new Set<Element>();
	const serve = () => {
		for (const section of sectionsIn(root)) {
			if (served.has(section)) continue;
			served.add(section);
			const { gzBackground } = section.dataset;
			if (gzBackground) take(section, gzBackground);
			wait(section);
		}
	};
	// The event says that sections were added, or that existing elements became sections.
	const lookAgain = () => {
		serve();
		window.Gazetteer?.start?.();
	};
	serve();

	// Our own sections print by their stylesheet; the older ones' theme asks for the class.
	addEventListener('beforeprint', () => sectionsIn(root).forEach(show), { signal: leaving });
	document.addEventListener(SECTION_EVENT, lookAgain, { signal: leaving });
	return () => served.forEach(leave);
}
