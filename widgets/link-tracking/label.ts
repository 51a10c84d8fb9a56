import { TRACKER } from '@gazetteer/contract';

const LONGEST = 100;

/**
 * A generator computes each text only when needed, because reading `innerText` makes the browser
 * compute the layout.
 */
function* candidates(link: Element) {
	yield link.getAttribute(TRACKER.label);
	yield link.getAttribute('title');
	// SVG elements have no `innerText`.
	yield (link as HTMLElement).innerText ?? link.textContent;
	yield link.getAttribute('aria-label');
	yield link.getAttribute('alt');
	for (const within of link.querySelectorAll('[alt],[aria-label],[title]'))
		for (const name of ['alt', 'aria-label', 'title']) yield within.getAttribute(name);
	yield link.textContent;
	yield link
		.querySelector('img')
		?.getAttribute('src')
		?.replace(/[?#].*/, '');
}

/** Returns the first text of a link that contains no personal data. */
export function labelOf(link: Element, isSecret: (text: string) => boolean): string {
	for (const candidate of candidates(link)) {
		const label = candidate?.trim().replace(/\s+/g, ' ');
		if (label && !isSecret(label)) return label.slice(0, LONGEST);
	}
	return '';
}
