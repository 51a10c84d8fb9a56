import { defineWidget } from '@gazetteer/host';

/** Shares the page with the browser's own dialog, or copies its link. */
export default defineWidget({
	name: 'share-link',
	when: 'interaction',
	holds: 'a',
	load: () => import('./mount.ts'),
});
