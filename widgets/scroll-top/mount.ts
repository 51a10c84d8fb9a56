import { onScroll } from '@gazetteer/dom';
import type { Mount } from '@gazetteer/host';
import { READY } from './markup.ts';
import { isFar } from './state.ts';
import { stopTravel, travel } from './travel.ts';
import './style.css';

const scrollUp = (event: Event) => {
	event.preventDefault();
	event.stopImmediatePropagation();
	travel();
};

/**
 * Returns whether a button may lack an accessible name. Most have one, so the code that checks
 * names is loaded on demand.
 */
const mayLackName = (button: Element) =>
	!button.getAttribute('aria-label') &&
	(!button.textContent?.trim() || !!button.querySelector('[aria-hidden],[hidden]'));

export const mount: Mount = async (root, _options, leaving) => {
	const isReady = root.matches(READY);
	const takeName =
		isReady && mayLackName(root) ? (await import('./name.ts')).giveName(root) : undefined;
	// Loaded only if the root element is not our own button.
	const { show, target } = isReady
		? {
				target: root,
				// `inert` makes the button unreachable from the start of the fade.
				show: (far?: boolean) => void root.toggleAttribute('inert', (root.hidden = !far)),
			}
		: await (await import('./other-markup.ts')).showButtonOf(root);

	const follow = () => show(isFar());
	follow();
	onScroll(follow, leaving);
	// Use the capture phase, to run before the handlers of other scripts on the same button.
	target.addEventListener('click', scrollUp, { capture: true, signal: leaving });
	return () => {
		stopTravel();
		show();
		takeName?.();
		root.removeAttribute('inert');
	};
};
