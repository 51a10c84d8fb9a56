import { defineWidget } from '@gazetteer/host';

/** Shows how much of the page has been scrolled. */
export default defineWidget({
	name: 'reading-progress',
	when: 'scroll',
	adopt: '.hfe-reading-progress',
	load: () => import('./mount.ts'),
});
