import { defineWidget } from '@gazetteer/host';

/** Reports clicks on links, with the type of each link. */
export default defineWidget({
	name: 'link-tracking',
	when: 'idle',
	load: () => import('./mount.ts'),
});
