import { ourPolicy } from './policy.ts';

/** Elements that load or run something, or that change the whole page. */
const REMOVED = 'script,style,link,meta,base,noscript,template,iframe,frame,object,embed';

/** Matches URLs that run or contain content. Browsers ignore spaces and control characters in a scheme. */
const UNSAFE_URL =
	/^[\s\u0000-\u001f]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data)\s*:/i;

const isUnsafe = ({ name, value }: Attr) =>
	/^on|^srcdoc$/i.test(name) || UNSAFE_URL.test(value.replace(/[\t\n\r]/g, ''));

/**
 * Parses a page of this site into an inert document, in which nothing loads or runs. Returns
 * undefined if the page forbids our Trusted Types policy.
 */
export function readOwnPage(html: string): Document | undefined {
	const policy = ourPolicy();
	if (policy === null) return undefined;
	const trusted = (policy?.createHTML(html) ?? html) as string;
	return new DOMParser().parseFromString(trusted, 'text/html');
}

/**
 * Returns a copy of an element of such a page for the current page. Removes scripts, event handlers
 * and frames. The page comes from our own server, so forms and `data-*` attributes stay.
 */
export function copyPart<Part extends Element>(part: Part): Part {
	const copy = document.importNode(part, true);
	for (const element of copy.querySelectorAll(REMOVED)) element.remove();
	for (const element of [copy, ...copy.querySelectorAll('*')])
		for (const attribute of [...element.attributes])
			if (isUnsafe(attribute)) element.removeAttribute(attribute.name);
	return copy;
}
