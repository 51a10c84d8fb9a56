import { defineWidget } from '@gazetteer/host';

/** Reports which links are followed, by kind. */
export default defineWidget({
	name: 'link-tracking',
	when: 'idle',
	load: () => import('./mount.ts'),
});
