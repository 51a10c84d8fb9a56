import { defineWidget } from '@gazetteer/host';

/** Checks, sends and answers a contact form in its page. */
export default defineWidget({
	name: 'contact-form',
	when: 'load',
	adopt: '.wpcf7',
	holds: '.wpcf7-submit',
	load: () => import('./mount.ts'),
});
