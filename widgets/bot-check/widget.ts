import { defineWidget } from '@gazetteer/host';

/** Has a form checked against robots that goes without a script otherwise. */
export default defineWidget({
	name: 'bot-check',
	when: 'interaction',
	holds: '[type=submit]',
	load: () => import('./mount.ts'),
});
