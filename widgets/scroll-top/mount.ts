import { onScroll } from '@gazetteer/dom';
import type { Mount } from '@gazetteer/host';
import { READY } from './markup.ts';
import { isFar } from './state.ts';
import { stopTravel, travel } from './travel.ts';
import './style.css';

const climb = (event: Event) => {
	event.preventDefault();
	event.stopImmediatePropagation();
	travel();
};

/** Most have a label, or words that everybody can read; any other is looked at closely. */
const mayLackName = (button: Element) =>
	!button.getAttribute('aria-label') &&
	(!button.textContent?.trim() || !!button.querySelector('[aria-hidden],[hidden]'));

export const mount: Mount = async (root, _options, leaving) => {
	const isReady = root.matches(READY);
	const takeName =
		isReady && mayLackName(root) ? (await import('./name.ts')).giveName(root) : undefined;
	// Fetched only where the page has not drawn our button itself.
	const { show, target } = isReady
		? {
				target: root,
				// Out of reach from the beginning of the fade, not from its end.
				show: (far?: boolean) => void root.toggleAttribute('inert', (root.hidden = !far)),
			}
		: await (await import('./other-markup.ts')).showButtonOf(root);

	const follow = () => show(isFar());
	follow();
	onScroll(follow, leaving);
	// On the way down, so before any other script's handler of the same button, and in its stead.
	target.addEventListener('click', climb, { capture: true, signal: leaving });
	return () => {
		stopTravel();
		show();
		takeName?.();
		root.removeAttribute('inert');
	};
};
