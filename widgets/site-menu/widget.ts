import { defineWidget } from '@gazetteer/host';

/** Opens and closes the sub-menus and the narrow panel of a navigation. */
export default defineWidget({
	name: 'site-menu',
	when: 'load',
	// Other themes use the class as well, with ways of their own to show a list.
	adopt: '[class*=dropdown-] .main-navigation',
	load: () => import('./mount.ts'),
});
