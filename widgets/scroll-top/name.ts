import { TEXT } from '@gazetteer/contract';
import type { Dispose } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';

/** What assistive technology reads of a node's content: hidden parts are not read, pictures by their text. */
const spokenText = (node: Node): string => {
	if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
	if (!(node instanceof Element) || node.matches('[aria-hidden="true"],[hidden]')) return '';
	const given = node.getAttribute('aria-label') ?? node.getAttribute('alt');
	return given ?? Array.from(node.childNodes, spokenText).join('');
};

/** An icon alone, be it a sign of a font, or a text that only eyes can read, is no name. */
const isNamed = (button: Element) =>
	['aria-label', 'aria-labelledby', 'title'].some((by) => button.getAttribute(by)?.trim()) ||
	/[\p{L}\p{N}]/u.test(Array.from(button.childNodes, spokenText).join(''));

/** Names a button that has no name. Undone, it is as it was. */
export function giveName(button: Element, name = pageText(TEXT.backToTop)): Dispose {
	if (isNamed(button)) return () => {};
	const before = button.getAttribute('aria-label');
	button.setAttribute('aria-label', name);
	return () =>
		before === null
			? button.removeAttribute('aria-label')
			: button.setAttribute('aria-label', before);
}
