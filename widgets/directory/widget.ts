import { defineWidget } from '@gazetteer/host';

/** Applies the filters of the directory without a new page, and suggests search terms. */
export default defineWidget({
	name: 'directory',
	when: 'idle',
	load: () => import('./mount.ts'),
});
