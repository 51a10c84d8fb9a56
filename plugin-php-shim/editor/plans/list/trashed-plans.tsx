import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import type { Plan } from '../data/plan.ts';

interface TrashedPlansProps {
	readonly plans: readonly Plan[];
	readonly onRestore: (plan: Plan) => void;
}

const restoring = ({ title }: Plan) =>
	sprintf(
		/* translators: %s: the name of a plan. */ __('Restore “%s” as a draft', 'gazetteer'),
		title,
	);

/** The plans in the trash. WordPress deletes them after 30 days. */
export function TrashedPlans({ plans, onRestore }: TrashedPlansProps) {
	if (plans.length === 0) return null;
	/* translators: %s: how many. */
	const title = sprintf(__('Trash (%s)', 'gazetteer'), String(plans.length));
	return (
		<details className="gz-plan-trash">
			<summary>{title}</summary>
			<ul>
				{plans.map((plan) => (
					<li key={plan.id}>
						<span>{plan.title || __('(no name)', 'gazetteer')}</span>
						<Button
							variant="link"
							aria-label={restoring(plan)}
							onClick={() => onRestore(plan)}
						>
							{__('Restore as a draft', 'gazetteer')}
						</Button>
					</li>
				))}
			</ul>
		</details>
	);
}
