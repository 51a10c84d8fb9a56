import { TEXT } from '@gazetteer/contract';
import { onScroll } from '@gazetteer/dom';
import { pageText, type Mount } from '@gazetteer/host';
import { READY } from './markup.ts';
import { giveName } from './name.ts';
import { isFar } from './state.ts';
import { stopTravel, travel } from './travel.ts';
import './style.css';

const climb = (event: Event) => {
	event.preventDefault();
	event.stopImmediatePropagation();
	travel();
};

export const mount: Mount = async (root, _options, leaving) => {
	const isReady = root.matches(READY);
	const takeName = isReady ? giveName(root, pageText(TEXT.backToTop)) : () => {};
	// Fetched only where the page has not drawn our button itself.
	const show = isReady
		? // Out of reach from the beginning of the fade, not from its end.
			(far?: boolean) => void root.toggleAttribute('inert', (root.hidden = !far))
		: await (await import('./other-markup.ts')).faceOf(root);

	const follow = () => show(isFar());
	follow();
	onScroll(follow, leaving);
	// On the way down, so before any other script's handler of the same button, and in its stead.
	root.addEventListener('click', climb, { capture: true, signal: leaving });
	return () => {
		stopTravel();
		show();
		takeName();
		root.removeAttribute('inert');
	};
};
