import { defineWidget } from '@gazetteer/host';

/** Adds a bot check to a form that is otherwise sent without JavaScript. */
export default defineWidget({
	name: 'bot-check',
	when: 'interaction',
	holds: '[type=submit]',
	load: () => import('./mount.ts'),
});
