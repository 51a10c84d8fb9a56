import { defineWidget } from '@gazetteer/host';

/** Searches a directory near the visitor's position, after a press on a button. */
export default defineWidget({
	name: 'near-me',
	when: 'interaction',
	holds: 'button',
	load: () => import('./mount.ts'),
});
