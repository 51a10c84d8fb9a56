import { defineWidget } from '@gazetteer/host';

/** Opens and closes the sub-menus and the narrow panel of a navigation. */
export default defineWidget({
	name: 'site-menu',
	when: 'load',
	adopt: '.main-navigation',
	load: () => import('./mount.ts'),
});
