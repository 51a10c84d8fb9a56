/**
 * Creates an element for React to render in. Page translators move and remove nodes, after which
 * React throws. This element ignores the removal of missing nodes.
 */
export function createHost(element: string): HTMLElement {
	const host = document.createElement(element);
	host.removeChild = (child) =>
		child.parentNode === host
			? (Element.prototype.removeChild.call(host, child) as typeof child)
			: child;
	return host;
}
