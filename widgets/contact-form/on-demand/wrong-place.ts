import { CONTACT_CLASS, MESSAGE } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';

/** Splits "Error:" from the rest of the sentence, in any language. */
const PARTS = /^([^:：]*[:：])?(.*)$/s;

/**
 * HTML does not allow a form inside a form: the browser drops the inner tag, and its button would
 * submit the outer form.
 */
export function sayWrongPlace(root: HTMLElement): void {
	const [, error = '', sentence = ''] = PARTS.exec(pageText(MESSAGE.wrongPlace)) ?? [];
	const notice = document.createElement('p');
	const strong = document.createElement('strong');
	notice.className = CONTACT_CLASS.wrongPlace;
	strong.textContent = error;
	notice.append(strong, sentence);
	root.replaceWith(notice);
}
