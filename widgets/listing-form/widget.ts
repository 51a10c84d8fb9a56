import { defineWidget } from '@gazetteer/host';

/** Submits and edits a listing: takes over the form that the server drew. */
export default defineWidget({
	name: 'listing-form',
	when: 'visible',
	adopt: '#lp-submit-form',
	load: () => import('./mount.ts'),
});
