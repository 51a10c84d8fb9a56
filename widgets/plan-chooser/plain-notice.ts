import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { RESULTS } from './markup.ts';
import type { Screen } from './screen.ts';

/**
 * For when what draws could not come either: the words, and the way to try again, made by hand. They stand
 * before the plans and not among them, whose layout is the page's.
 */
export function showPlainNotice({ areas }: Screen, message: string, again: () => void): () => void {
	// The page may set off its paragraphs by a padding: that is the place's, and the notice stands within it.
	const place = document.createElement('div');
	place.className = 'gz-plan-before';
	const notice = place.appendChild(document.createElement('div'));
	notice.className = 'gz-plan-notice gz-plan-fault';
	const words = notice.appendChild(document.createElement('p'));
	words.textContent = message;
	const button = notice.appendChild(document.createElement('button'));
	button.type = 'button';
	button.className = 'gz-plan-again';
	button.textContent = pageText(TEXT.tryAgain);
	button.addEventListener('click', again);
	const inOrder = [...document.querySelectorAll<HTMLElement>(`.${RESULTS}`)];
	inOrder.find((area) => areas.includes(area))?.before(place);
	return () => place.remove();
}
