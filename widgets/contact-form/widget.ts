import { defineWidget } from '@gazetteer/host';

/** Validates and sends a contact form without leaving the page. */
export default defineWidget({
	name: 'contact-form',
	when: 'load',
	adopt: '.wpcf7',
	holds: '.wpcf7-submit',
	load: () => import('./mount.ts'),
});
