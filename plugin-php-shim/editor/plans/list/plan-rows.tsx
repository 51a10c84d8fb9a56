import { useLayoutEffect, useRef } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { moved } from '../../shared/move-item.ts';
import type { Plan } from '../data/plan.ts';
import { useDrag } from '../use-drag.ts';
import { PlanRow } from './plan-row.tsx';
import type { PlanActions } from './use-plan-actions.ts';

interface PlanRowsProps {
	readonly plans: readonly Plan[];
	readonly names: ReadonlyMap<number, string>;
	readonly actions: PlanActions;
	readonly onOpen: (id: number) => void;
}

function sayPlace({ title }: Plan, place: number, count: number) {
	/* translators: 1: the name of a plan. 2: its place. 3: how many there are. */
	const words = __('“%1$s” is now %2$s of %3$s.', 'gazetteer');
	speak(sprintf(words, title, String(place), String(count)), 'assertive');
}

export function PlanRows({ plans, names, actions, onOpen }: PlanRowsProps) {
	const list = useRef<HTMLOListElement>(null);
	const focus = useRef<{ id: number; by: number } | null>(null);

	const move = (from: number, to: number) => {
		const plan = plans[from];
		if (!plan || from === to || to < 0 || to >= plans.length) return;
		actions.reorder(moved(plans, from, to));
		sayPlace(plan, to + 1, plans.length);
	};
	const drag = useDrag(list, move);

	// A row that moves takes its focus along; at an end the arrow that led there can do no more.
	useLayoutEffect(() => {
		if (!focus.current) return;
		const { id, by } = focus.current;
		focus.current = null;
		const row = list.current?.querySelector(`[data-plan="${id}"]`);
		const arrows = row?.querySelectorAll<HTMLButtonElement>('.gz-plan-arrows button');
		const wanted = arrows?.[by < 0 ? 0 : 1];
		(wanted?.disabled ? arrows?.[by < 0 ? 1 : 0] : wanted)?.focus();
	});

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
					drag={drag(index)}
					onOpen={() => onOpen(plan.id)}
					onMove={(by) => {
						focus.current = { id: plan.id, by };
						move(index, index + by);
					}}
				/>
			))}
		</ol>
	);
}
