/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement } from '@wordpress/element';
import { DropdownMenu } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { MORE } from '../icons.tsx';
import { isPublished, type Plan } from '../data/plan.ts';
import type { Deeds } from './use-plan-actions.ts';

interface RowMenuProps {
	readonly plan: Plan;
	readonly name: string;
	readonly deeds: Deeds;
	readonly onOpen: () => void;
}

export const RowMenu = ({ plan, name, deeds, onOpen }: RowMenuProps) => (
	<DropdownMenu
		icon={MORE}
		/* translators: %s: the name of a plan. */
		label={sprintf(__('More for “%s”', 'gazetteer'), name)}
		popoverProps={{ placement: 'bottom-end' }}
		controls={[
			{ title: __('Edit', 'gazetteer'), onClick: onOpen },
			{ title: __('Duplicate', 'gazetteer'), onClick: () => deeds.duplicate(plan) },
			{
				title: isPublished(plan)
					? __('Unpublish', 'gazetteer')
					: __('Publish', 'gazetteer'),
				onClick: () => deeds.toggle(plan),
			},
			{ title: __('Move to trash', 'gazetteer'), onClick: () => deeds.trash(plan) },
		]}
	/>
);
