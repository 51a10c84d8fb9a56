import { defineWidget } from '@gazetteer/host';

/** Corrects the line “Open now” on a page from a cache, and keeps it correct. */
export default defineWidget({
	name: 'opening-hours',
	when: 'idle',
	load: () => import('./mount.ts'),
});
