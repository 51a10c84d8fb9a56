/** What the visitor would have pressed. */
const wordsOf = (form: Element) => {
	const control = form.querySelector('button, [type="submit"]');
	return (control?.textContent || control?.getAttribute('value') || '').trim();
};

/**
 * What a form carries is not sent to another site, but its visitor may go there: a link in its place. Undefined
 * where it leads nowhere on the web.
 */
export function linkInstead(form: Element): HTMLAnchorElement | undefined {
	const { protocol, origin, host, href } = new URL(
		form.getAttribute('action') ?? '',
		document.baseURI,
	);
	if (!/^https?:$/.test(protocol) || origin === location.origin) return undefined;
	console.warn(`A form that leads to ${origin}, another site, was replaced by a link.`);
	const link = document.createElement('a');
	if (form.className) link.className = form.className;
	link.href = href;
	link.textContent = wordsOf(form) || host;
	return link;
}
