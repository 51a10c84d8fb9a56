import { TRACKING_EVENT } from '@gazetteer/contract';
import type { Mount } from '@gazetteer/host';
import { onConsent } from './consent.ts';
import { followLink } from './follow-link.ts';
import { drop, release } from './hold.ts';
import { flush, onPurchase, readPage } from './page-events.ts';

export const mount: Mount = (place, _options, leaving) => {
	// If the server cannot add the attribute to the body, it prints a `template` element, and the
	// widget then handles all links in the body.
	const root = place.matches('template') ? document.body : place;
	const follow = (event: Event) => followLink(event as MouseEvent, root);

	// Listen on `window` in the bubbling phase, so that clicks which the page's own handlers
	// prevented are not delayed.
	for (const type of ['click', 'auxclick']) addEventListener(type, follow, { signal: leaving });
	// The page was stored in the back/forward cache or restored, so cancel the delayed click.
	for (const type of ['pagehide', 'pageshow']) {
		const turned = (event: Event) => (event as PageTransitionEvent).persisted && drop();
		addEventListener(type, turned, { signal: leaving });
	}
	document.addEventListener(TRACKING_EVENT.purchase, onPurchase, { signal: leaving });
	onConsent(flush, leaving);
	readPage();
	return release;
};
