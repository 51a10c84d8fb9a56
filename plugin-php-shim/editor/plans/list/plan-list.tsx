import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { scriptData } from '../script-data.ts';
import { isTrashed, type Plan } from '../data/plan.ts';
import type { Notify } from '../notification.ts';
import type { Plans } from '../data/use-plans.ts';
import { NoPlans } from './no-plans.tsx';
import { PlanRows } from './plan-rows.tsx';
import { TrashedPlans } from './trashed-plans.tsx';
import { usePlanActions } from './use-plan-actions.ts';
import { useCategoryNames } from './use-category-names.ts';

interface ListProps {
	readonly plans: readonly Plan[];
	/** Whether the user returned to the list from a plan. */
	readonly isArrival: boolean;
	readonly put: Plans['put'];
	readonly notify: Notify;
	readonly onOpen: (id: number) => void;
	readonly onNew: () => void;
}

/** All plans of the site, in the order in which visitors see them. */
export function PlanList({ plans, isArrival, put, notify, onOpen, onNew }: ListProps) {
	const actions = usePlanActions(plans, put, notify);
	const names = useCategoryNames(plans);
	const shown = plans.filter((plan) => !isTrashed(plan));
	const { page } = scriptData();
	const title = useRef<HTMLHeadingElement>(null);
	const mayTakeFocus = useRef(isArrival);

	// If the focused button disappears with its plan, move the focus to the top.
	useEffect(() => {
		const owner = title.current?.ownerDocument;
		const isLost = owner?.activeElement === owner?.body;
		if (mayTakeFocus.current && isLost) title.current?.focus();
		mayTakeFocus.current = true;
	}, [shown.length]);

	return (
		<>
			<div className="gz-plans-head">
				<h1 ref={title} tabIndex={-1}>
					{__('Plans', 'gazetteer')}
				</h1>
				{page !== '' && shown.length > 0 && (
					<Button variant="tertiary" href={page}>
						{__('View on your site', 'gazetteer')}
					</Button>
				)}
				{shown.length > 0 && (
					<Button variant="primary" onClick={onNew}>
						{__('Add plan', 'gazetteer')}
					</Button>
				)}
			</div>
			{shown.length === 0 ? (
				<NoPlans isBusy={actions.isBusy} onStart={actions.start} onNew={onNew} />
			) : (
				<>
					<p className="gz-plans-lead">
						{__(
							'Visitors see published plans in this order. To reorder plans, drag them or use the arrows.',
							'gazetteer',
						)}
					</p>
					<PlanRows plans={shown} names={names} actions={actions} onOpen={onOpen} />
				</>
			)}
			<TrashedPlans plans={plans.filter(isTrashed)} onRestore={actions.restore} />
		</>
	);
}
