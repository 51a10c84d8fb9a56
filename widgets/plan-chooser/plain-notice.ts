import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { RESULTS } from './markup.ts';
import type { Screen } from './screen.ts';

/**
 * Shows an error with a retry button. Does not use React, because the download of the view may have
 * failed. The error is before the plans, whose container has a special layout.
 */
export function showPlainNotice({ areas }: Screen, message: string, again: () => void): () => void {
	// Themes may add padding to the children of the container. The outer element receives the
	// padding, and contains the error.
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
