/**
 * `Document.parseHTML()` removes scripts. It exists in newer browsers, and needs no Trusted Types
 * policy.
 */
interface SafeParser {
	parseHTML?: (html: string, options: { sanitizer: object }) => Document;
}

/** Some browsers crash on event handlers of these elements in a document without a window. */
const CRASHING = ['marquee'];

/** Returns a document with the plain text of HTML, for browsers that cannot parse it safely. */
const wordsOf = (html: string) => {
	const bare = document.implementation.createHTMLDocument();
	bare.body.append(html.replace(/<[^>]*>/g, ' '));
	return bare;
};

/** Parses HTML into a separate document. Used on pages that forbid our Trusted Types policy. */
export function parseUnaided(html: string): HTMLElement {
	const { parseHTML } = Document as unknown as SafeParser;
	// The browser removes scripts and event handlers. DOMPurify sanitises the result as usual.
	const parsed =
		parseHTML?.call(Document, html, { sanitizer: { removeElements: CRASHING } }) ??
		wordsOf(html);
	const root = parsed.createElement('div');
	root.append(...parsed.body.childNodes);
	return root;
}
