import { defineWidget } from '@gazetteer/host';

/** Opens the photos of a gallery one at a time in a viewer that covers the page. */
export default defineWidget({
	name: 'photo-gallery',
	when: 'interaction',
	holds: 'a:not([data-away])',
	load: () => import('./mount.ts'),
});
