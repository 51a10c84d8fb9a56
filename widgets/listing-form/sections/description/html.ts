import { cleanRichText } from '@gazetteer/clean-html';

const BLOCK = /<(?:p|h[1-6]|ul|ol|li|blockquote|div)\b/i;
const TAG = /<\/?(?:a|abbr|b|br|em|i|s|small|span|strong|sub|sup|u)\b[^>]*>|&(?:[a-z]+|#\d+);/i;

const escaped = (text: string) =>
	text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);

/**
 * Converts the textarea's value to HTML for the editor. In text without block elements, an empty
 * line starts a new paragraph.
 */
export function toEditor(text: string): string {
	if (BLOCK.test(text)) return text;
	const html = TAG.test(text) ? text : escaped(text);
	return html
		.trim()
		.split(/\n\s*\n/)
		.flatMap((one) => (one.trim() ? `<p>${one.trim().replace(/\n/g, '<br>')}</p>` : []))
		.join('');
}

/**
 * Quill uses `ol` for all lists, with an attribute on each item. Splits such a list into `ul` and
 * `ol` elements.
 */
function splitList(list: Element): void {
	let kind = '';
	let into: Element | undefined;
	for (const item of [...list.children]) {
		const own = item.getAttribute('data-list') === 'bullet' ? 'ul' : 'ol';
		item.removeAttribute('data-list');
		if (!into || own !== kind) {
			kind = own;
			into = document.createElement(own);
			list.before(into);
		}
		into.append(item);
	}
	list.remove();
}

const isBlank = (node: Element | null) => node?.localName === 'p' && !node.textContent?.trim();

/**
 * Converts the editor's HTML to the HTML that is sent: sanitized, and empty if there is no text.
 */
export function fromEditor(html: string): string {
	const place = document.createElement('div');
	place.append(cleanRichText(html));
	for (const list of place.querySelectorAll('ol:has(> [data-list])')) splitList(list);
	while (isBlank(place.lastElementChild)) place.lastElementChild!.remove();
	return place.innerHTML.replaceAll('&nbsp;', ' ').trim();
}
