/**
 * Creates an element for React to render in. React throws if another script moved or removed its nodes, as page
 * translators do. This element treats missing nodes as already removed.
 */
export function createHost(element: string): HTMLElement {
	const host = document.createElement(element);
	host.removeChild = (child) =>
		child.parentNode === host
			? (Element.prototype.removeChild.call(host, child) as typeof child)
			: child;
	return host;
}
