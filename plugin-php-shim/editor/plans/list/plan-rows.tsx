import { useRef } from '@wordpress/element';
import { useDrag } from '../../shared/reorder/use-drag.ts';
import { useReorder } from '../../shared/reorder/use-reorder.ts';
import type { Plan } from '../data/plan.ts';
import { PlanRow } from './plan-row.tsx';
import type { PlanActions } from './use-plan-actions.ts';

interface PlanRowsProps {
	readonly plans: readonly Plan[];
	readonly names: ReadonlyMap<number, string>;
	readonly actions: PlanActions;
	readonly onOpen: (id: number) => void;
}

export function PlanRows({ plans, names, actions, onOpen }: PlanRowsProps) {
	const list = useRef<HTMLOListElement>(null);
	const move = useReorder({
		list,
		items: plans,
		nameOf: ({ title }) => title,
		onChange: actions.reorder,
	});
	const dragOf = useDrag(list, (from, to) => move(from, to, 'grip'));

	return (
		<ol className="gz-plan-rows" ref={list}>
			{plans.map((plan, index) => (
				<PlanRow
					key={plan.id}
					plan={plan}
					names={names}
					actions={actions}
					isFirst={index === 0}
					isLast={index === plans.length - 1}
					drag={dragOf(index)}
					onOpen={() => onOpen(plan.id)}
					onMove={(by, part) => move(index, index + by, part)}
				/>
			))}
		</ol>
	);
}
