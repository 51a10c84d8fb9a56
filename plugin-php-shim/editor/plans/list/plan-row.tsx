import { __, sprintf } from '@wordpress/i18n';
import { MoveButtons } from '../../shared/reorder/move-buttons.tsx';
import { dragClasses, type Drag } from '../../shared/reorder/use-drag.ts';
import type { MovingPart } from '../../shared/reorder/use-reorder.ts';
import { scriptData } from '../script-data.ts';
import { GRIP, STAR } from '../../shared/icons.tsx';
import { isPublished, type Plan } from '../data/plan.ts';
import { priceText, summary } from '../data/plan-text.ts';
import { PlanRowMenu } from './plan-row-menu.tsx';
import type { PlanActions } from './use-plan-actions.ts';

interface PlanRowProps {
	readonly plan: Plan;
	readonly names: ReadonlyMap<number, string>;
	readonly actions: PlanActions;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly drag: Drag;
	readonly onOpen: () => void;
	readonly onMove: (by: -1 | 1, part: MovingPart) => void;
}

const named = ({ title }: Plan) => title || __('(no name)', 'gazetteer');

export function PlanRow({
	plan,
	names,
	actions,
	isFirst,
	isLast,
	drag,
	onOpen,
	onMove,
}: PlanRowProps) {
	return (
		<li className={`gz-plan-row gz-draggable ${dragClasses(drag)}`} data-plan={plan.id}>
			<span className="gz-grip" aria-hidden="true" onPointerDown={drag.onPointerDown}>
				{GRIP}
			</span>
			<div className="gz-plan-row-text">
				<h2>
					<button type="button" className="gz-plan-open" onClick={onOpen}>
						{named(plan)}
					</button>
					{plan.isHot && (
						<span className="gz-plan-badge is-hot">
							{STAR} {__('Most popular', 'gazetteer')}
						</span>
					)}
					<span className={`gz-plan-badge ${isPublished(plan) ? 'is-published' : ''}`}>
						{isPublished(plan)
							? __('Published', 'gazetteer')
							: __('Draft', 'gazetteer')}
					</span>
				</h2>
				<p>{summary(plan, names)}</p>
			</div>
			<p className="gz-plan-row-price">
				{priceText(plan, scriptData().price, scriptData().renewing.includes(plan.id))}
			</p>
			<div className="gz-plan-row-tools">
				<MoveButtons
					/* translators: %s: the name of a plan. */
					up={sprintf(__('Move “%s” up', 'gazetteer'), named(plan))}
					/* translators: %s: the name of a plan. */
					down={sprintf(__('Move “%s” down', 'gazetteer'), named(plan))}
					isFirst={isFirst}
					isLast={isLast}
					onMove={onMove}
				/>
				<PlanRowMenu plan={plan} name={named(plan)} actions={actions} onOpen={onOpen} />
			</div>
		</li>
	);
}
