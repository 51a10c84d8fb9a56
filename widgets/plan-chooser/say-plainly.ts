import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';

/** For when what draws could not come either: the words, and the way to try again, made by hand. */
export function sayPlainly(results: HTMLElement, message: string, again: () => void): () => void {
	const notice = document.createElement('div');
	notice.className = 'gz-plan-notice gz-plan-fault';
	const words = notice.appendChild(document.createElement('p'));
	words.textContent = message;
	const button = notice.appendChild(document.createElement('button'));
	button.type = 'button';
	button.className = 'gz-plan-again';
	button.textContent = pageText(TEXT.tryAgain);
	button.addEventListener('click', again);
	results.prepend(notice);
	return () => notice.remove();
}
