import { DropdownMenu } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { MORE } from '../../shared/icons.tsx';
import { isPublished, type Plan } from '../data/plan.ts';
import type { PlanActions } from './use-plan-actions.ts';

interface PlanRowMenuProps {
	readonly plan: Plan;
	readonly name: string;
	readonly actions: PlanActions;
	readonly onOpen: () => void;
}

export const PlanRowMenu = ({ plan, name, actions, onOpen }: PlanRowMenuProps) => (
	<DropdownMenu
		icon={MORE}
		/* translators: %s: the name of a plan. */
		label={sprintf(__('More actions for “%s”', 'gazetteer'), name)}
		popoverProps={{ placement: 'bottom-end' }}
		controls={[
			{ title: __('Edit', 'gazetteer'), onClick: onOpen },
			{ title: __('Duplicate', 'gazetteer'), onClick: () => actions.duplicate(plan) },
			{
				title: isPublished(plan)
					? __('Unpublish', 'gazetteer')
					: __('Publish', 'gazetteer'),
				onClick: () => actions.toggle(plan),
			},
			{ title: __('Move to trash', 'gazetteer'), onClick: () => actions.trash(plan) },
		]}
	/>
);
