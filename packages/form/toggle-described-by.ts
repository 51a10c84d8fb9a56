const DESCRIBED_BY = 'aria-describedby';

/** Adds an id to the element's `aria-describedby`, or removes it. Keeps other ids. */
export function toggleDescribedBy(element: Element, id: string, isDescribed: boolean): void {
	const ids = (element.getAttribute(DESCRIBED_BY) ?? '').split(/\s+/);
	const others = ids.filter((one) => one && one !== id);
	if (isDescribed) others.push(id);
	if (others.length) element.setAttribute(DESCRIBED_BY, others.join(' '));
	else element.removeAttribute(DESCRIBED_BY);
}
