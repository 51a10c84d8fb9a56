import { defineWidget } from '@gazetteer/host';

/** Submits new and edited listings. Uses the form in the server's HTML. */
export default defineWidget({
	name: 'listing-form',
	when: 'visible',
	adopt: '#lp-submit-form',
	load: () => import('./mount.ts'),
});
