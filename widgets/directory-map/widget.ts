import { defineWidget } from '@gazetteer/host';

/** Shows the listings of a directory on a live map, after a press on a button. */
export default defineWidget({
	name: 'directory-map',
	when: 'visible',
	holds: 'button',
	load: () => import('./mount.ts'),
});
