import { defineWidget } from '@gazetteer/host';

/** Scrolls back to the top of a long page. */
export default defineWidget({
	name: 'scroll-top',
	when: 'scroll',
	adopt: '.hfe-scroll-to-top-wrap,.generate-back-to-top',
	holds: 'button',
	load: () => import('./mount.ts'),
});
