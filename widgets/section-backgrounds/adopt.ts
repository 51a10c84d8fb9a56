import { SECTION_EVENT } from '@gazetteer/contract';
import type { Dispose } from '@gazetteer/dom';
import { BACKGROUND } from './markup.ts';

/**
 * Sets the background from an attribute, for pages whose policy forbids inline styles. Only HTTP
 * addresses are allowed.
 */
function take(root: HTMLElement, address: string): void {
	const { protocol, href } = new URL(address, document.baseURI);
	// A backslash is the only character of a parsed URL with a meaning inside a quoted CSS string.
	const quoted = href.replaceAll('\\', '%5C');
	if (/^https?:/.test(protocol)) root.style.setProperty(BACKGROUND, `url("${quoted}")`);
}

interface Sections {
	readonly show: (section: Element) => void;
	/** Observes the section until it comes near the viewport. */
	readonly wait: (section: Element) => void;
	readonly leave: (section: Element) => void;
}

const OLDER = '.e-con.e-parent,[data-gz-lazy-bg]';

/** The root can be a section or an element around several older ones. */
const sectionsIn = (root: HTMLElement): readonly HTMLElement[] => {
	const within = root.matches(OLDER) ? [] : [...root.querySelectorAll<HTMLElement>(OLDER)];
	return within.length ? within : [root];
};

/** Handles sections whose background is not in our custom property. */
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
	// Other scripts fire this event after they added sections, or turned existing elements into
	// sections.
	const lookAgain = () => {
		serve();
		window.Gazetteer?.start?.();
	};
	serve();

	// Before printing, older sections need the class. The stylesheet handles our own sections.
	addEventListener('beforeprint', () => sectionsIn(root).forEach(show), { signal: leaving });
	document.addEventListener(SECTION_EVENT, lookAgain, { signal: leaving });
	return () => served.forEach(leave);
}
