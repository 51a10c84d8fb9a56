const DESCRIBED_BY = 'aria-describedby';

/** Adds an id to the end of an element's `aria-describedby`, or removes it. Other ids stay. */
export function toggleDescribedBy(element: Element, id: string, isDescribed: boolean): void {
	const ids = (element.getAttribute(DESCRIBED_BY) ?? '').split(/\s+/);
	const others = ids.filter((one) => one && one !== id);
	if (isDescribed) others.push(id);
	if (others.length) element.setAttribute(DESCRIBED_BY, others.join(' '));
	else element.removeAttribute(DESCRIBED_BY);
}
