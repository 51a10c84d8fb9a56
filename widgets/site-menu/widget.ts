import { defineWidget } from '@gazetteer/host';

/** Opens and closes the submenus and the mobile panel of a navigation. */
export default defineWidget({
	name: 'site-menu',
	when: 'load',
	// Other themes also use `.main-navigation`, with other ways to show a list. Only GeneratePress
	// has this combination.
	adopt: '[class*=dropdown-] .main-navigation',
	load: () => import('./mount.ts'),
});
