import { defineWidget } from '@gazetteer/host';

/** Loads a section's background image shortly before the section becomes visible. */
export default defineWidget({
	name: 'section-backgrounds',
	when: 'load',
	adopt: '.e-con.e-parent,[data-gz-lazy-bg]',
	load: () => import('./mount.ts'),
});
