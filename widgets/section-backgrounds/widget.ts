import { defineWidget } from '@gazetteer/host';

/** Fetches a section's background shortly before the section is seen. */
export default defineWidget({
	name: 'section-backgrounds',
	when: 'load',
	adopt: '.e-con.e-parent,[data-gz-lazy-bg]',
	load: () => import('./mount.ts'),
});
