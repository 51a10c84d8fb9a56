/** Newer browsers parse without running or fetching anything, and need nobody's leave for it. */
interface SafeParser {
	parseHTML?: (html: string, options: { sanitizer: object }) => Document;
}

/** A browser that meets a handler on one of these, in a page that is not shown, may fall over. */
const CRASHING = ['marquee'];

/** Where nothing may be parsed at all, the words of it are better than nothing. */
const wordsOf = (html: string) => {
	const bare = document.implementation.createHTMLDocument();
	bare.body.append(html.replace(/<[^>]*>/g, ' '));
	return bare;
};

/** Markup as nodes of a document of its own, on a page that lets us have no policy. */
export function parseUnaided(html: string): HTMLElement {
	const { parseHTML } = Document as unknown as SafeParser;
	// Everything but what could run; the rest is cleaned as everywhere.
	const parsed =
		parseHTML?.call(Document, html, { sanitizer: { removeElements: CRASHING } }) ??
		wordsOf(html);
	const root = parsed.createElement('div');
	root.append(...parsed.body.childNodes);
	return root;
}
