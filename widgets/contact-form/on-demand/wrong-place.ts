import { CONTACT_CLASS, MESSAGE } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';

/** "Error:" and the rest, in any language. */
const PARTS = /^([^:：]*[:：])?(.*)$/s;

/** A form cannot stand in a form: parsers drop its tag, and its button would send the outer one. */
export function sayWrongPlace(root: HTMLElement): void {
	const [, error = '', sentence = ''] = PARTS.exec(pageText(MESSAGE.wrongPlace)) ?? [];
	const notice = document.createElement('p');
	const strong = document.createElement('strong');
	notice.className = CONTACT_CLASS.wrongPlace;
	strong.textContent = error;
	notice.append(strong, sentence);
	root.replaceWith(notice);
}
