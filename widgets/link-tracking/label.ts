import { TRACKER } from '@gazetteer/contract';

const LONGEST = 100;

/** Read one at a time: working out `innerText` makes the browser lay the page out. */
function* candidates(link: Element) {
	yield link.getAttribute(TRACKER.label);
	yield link.getAttribute('title');
	// Drawings know no `innerText`.
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

/** What a reader would call the link, but for what must not be told. */
export function labelOf(link: Element, isSecret: (text: string) => boolean): string {
	for (const candidate of candidates(link)) {
		const label = candidate?.trim().replace(/\s+/g, ' ');
		if (label && !isSecret(label)) return label.slice(0, LONGEST);
	}
	return '';
}
