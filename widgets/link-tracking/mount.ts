import { TRACKING_EVENT } from '@gazetteer/contract';
import type { Mount } from '@gazetteer/host';
import { onConsent } from './consent.ts';
import { followLink } from './follow-link.ts';
import { drop, release } from './hold.ts';
import { flush, hearPurchase, readPage } from './page-events.ts';

export const mount: Mount = (place, _options, leaving) => {
	// It can hold no links: a server that cannot mark the body prints one at its end.
	const root = place.matches('template') ? document.body : place;
	const follow = (event: Event) => followLink(event as MouseEvent, root);

	// After the page's own handlers: what they prevent is nobody's to hold.
	for (const type of ['click', 'auxclick']) addEventListener(type, follow, { signal: leaving });
	// Left by another way, or come back to: the click that waited is over.
	for (const type of ['pagehide', 'pageshow']) {
		const turned = (event: Event) => (event as PageTransitionEvent).persisted && drop();
		addEventListener(type, turned, { signal: leaving });
	}
	document.addEventListener(TRACKING_EVENT.purchase, hearPurchase, { signal: leaving });
	onConsent(flush, leaving);
	readPage();
	return release;
};
