/** Returns the label of a form's submit button. */
const labelOf = (form: Element) => {
	const control = form.querySelector('button, [type="submit"]');
	return (control?.textContent || control?.getAttribute('value') || '').trim();
};

/**
 * Returns a link that replaces a form to another site, so that no data is sent there. Returns
 * undefined if the form's target is not a web URL.
 */
export function replacementLink(form: Element): HTMLAnchorElement | undefined {
	const { protocol, origin, host, href } = new URL(
		form.getAttribute('action') ?? '',
		document.baseURI,
	);
	if (!/^https?:$/.test(protocol) || origin === location.origin) return undefined;
	console.warn(`A form that leads to ${origin}, another site, was replaced by a link.`);
	const link = document.createElement('a');
	if (form.className) link.className = form.className;
	link.href = href;
	link.textContent = labelOf(form) || host;
	return link;
}
