import { TEXT } from '@gazetteer/contract';
import type { Dispose } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';

/**
 * Returns the text that screen readers read: without hidden parts, and with the text alternatives
 * of images.
 */
const spokenText = (node: Node): string => {
	if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
	if (!(node instanceof Element) || node.matches('[aria-hidden="true"],[hidden]')) return '';
	const given = node.getAttribute('aria-label') ?? node.getAttribute('alt');
	return given ?? Array.from(node.childNodes, spokenText).join('');
};

/** An icon, an icon font character or hidden text is not a name. */
const isNamed = (button: Element) =>
	['aria-label', 'aria-labelledby', 'title'].some((by) => button.getAttribute(by)?.trim()) ||
	/[\p{L}\p{N}]/u.test(Array.from(button.childNodes, spokenText).join(''));

/** Adds a label to a button without a name. Returns a function that removes the label. */
export function giveName(button: Element, name = pageText(TEXT.backToTop)): Dispose {
	if (isNamed(button)) return () => {};
	const before = button.getAttribute('aria-label');
	button.setAttribute('aria-label', name);
	return () =>
		before === null
			? button.removeAttribute('aria-label')
			: button.setAttribute('aria-label', before);
}
