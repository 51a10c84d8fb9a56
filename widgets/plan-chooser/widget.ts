import { defineWidget } from '@gazetteer/host';

/** Lets an owner pick a pricing plan by category and billing period. */
export default defineWidget({
	name: 'plan-chooser',
	when: 'visible',
	adopt: '.lp_plan_result_section,.lp_hide_general_plans',
	load: () => import('./mount.ts'),
});
