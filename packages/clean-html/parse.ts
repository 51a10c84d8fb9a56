/**
 * `Document.parseHTML()` removes scripts. It exists in newer browsers, and needs no Trusted Types
 * policy.
 */
interface SafeParser {
	parseHTML?: (html: string, options: { sanitizer: object }) => Document;
}

/** Some browsers crash on event handlers of these elements in a document without a window. */
const CRASHING_ELEMENTS = ['marquee'];

/** Returns a document with the plain text of HTML, for browsers that cannot parse it safely. */
const plainText = (html: string) => {
	const bare = document.implementation.createHTMLDocument();
	bare.body.append(html.replace(/<[^>]*>/g, ' '));
	return bare;
};

/** Parses HTML into a separate document. Used on pages that forbid our Trusted Types policy. */
export function parseWithoutPolicy(html: string): HTMLElement {
	const { parseHTML } = Document as unknown as SafeParser;
	// The browser removes scripts and event handlers. DOMPurify sanitises the result as usual.
	const parsed =
		parseHTML?.call(Document, html, { sanitizer: { removeElements: CRASHING_ELEMENTS } }) ??
		plainText(html);
	const root = parsed.createElement('div');
	root.append(...parsed.body.childNodes);
	return root;
}
