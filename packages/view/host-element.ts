/**
 * An element for React to draw in. React insists that what it drew is where it was; on a page where other
 * scripts take things away, translate and tidy up, what is gone already counts as removed.
 */
export function createHost(element: string): HTMLElement {
	const host = document.createElement(element);
	host.removeChild = (child) =>
		child.parentNode === host
			? (Element.prototype.removeChild.call(host, child) as typeof child)
			: child;
	return host;
}
