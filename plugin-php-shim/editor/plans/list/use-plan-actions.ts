import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { savePlan, setStatus, trashPlan } from '../data/plan-repository.ts';
import { failureText } from '../../shared/rest.ts';
import { scriptData } from '../script-data.ts';
import { lastOrder } from '../data/plan-order.ts';
import { copyOf, isPublished, type Plan } from '../data/plan.ts';
import type { Notify } from '../notification.ts';
import { starters } from '../data/starter-plans.ts';
import type { Plans } from '../data/use-plans.ts';
import { useOrder } from './use-order.ts';

export interface PlanActions {
	readonly isBusy: boolean;
	readonly start: () => void;
	readonly duplicate: (plan: Plan) => void;
	readonly toggle: (plan: Plan) => void;
	readonly trash: (plan: Plan) => void;
	readonly restore: (plan: Plan, status?: string) => void;
	readonly reorder: (plans: readonly Plan[]) => void;
}

/** Returns the actions of the plan list. Each action shows a notification with its result or error. */
export function usePlanActions(
	plans: readonly Plan[],
	put: Plans['put'],
	notify: Notify,
): PlanActions {
	const [isBusy, work] = useState(false);
	const reorder = useOrder(plans, put, (cause) => notify(failureText(cause)));

	const attempt = (action: () => Promise<void>) => {
		work(true);
		action()
			.catch((thrown: unknown) => notify(failureText(thrown)))
			.finally(() => work(false));
	};

	const restore = (plan: Plan, status = 'draft') =>
		attempt(async () => {
			put([await setStatus(plan.id, status)]);
			/* translators: %s: the name of a plan. */
			notify(sprintf(__('“%s” was restored.', 'gazetteer'), plan.title));
		});

	return {
		isBusy,
		reorder,
		restore,
		start: () =>
			attempt(async () => {
				const made: Plan[] = [];
				for (const plan of starters(scriptData().inclusions.map(({ key }) => key))) {
					made.push(await savePlan(plan, null));
				}
				put(made);
				notify(__('The plans were added as drafts. Check their prices.', 'gazetteer'));
			}),
		duplicate: (plan) =>
			attempt(async () => {
				/* translators: %s: the name of a plan. */
				const title = sprintf(__('%s (copy)', 'gazetteer'), plan.title);
				put([await savePlan(copyOf(plan, title, lastOrder(plans)), null)]);
				/* translators: %s: the name of a plan. */
				notify(sprintf(__('“%s” was created as a draft.', 'gazetteer'), title));
			}),
		toggle: (plan) =>
			attempt(async () => {
				const wasPublished = isPublished(plan);
				put([await setStatus(plan.id, wasPublished ? 'draft' : 'publish')]);
				const text = wasPublished
					? /* translators: %s: the name of a plan. */
						__('“%s” is now a draft. Visitors do not see it.', 'gazetteer')
					: /* translators: %s: the name of a plan. */
						__('“%s” is published. Visitors can choose it.', 'gazetteer');
				notify(sprintf(text, plan.title));
			}),
		trash: (plan) =>
			attempt(async () => {
				put([await trashPlan(plan.id)]);
				/* translators: %s: the name of a plan. */
				const text = sprintf(__('“%s” was moved to the trash.', 'gazetteer'), plan.title);
				notify(text, () => restore(plan, plan.status));
			}),
	};
}
