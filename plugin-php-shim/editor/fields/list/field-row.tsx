import type { KeyboardEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, DropdownMenu } from '@wordpress/components';
import { GRIP, MORE } from '../../shared/icons.tsx';
import { MoveButtons } from '../../shared/reorder/move-buttons.tsx';
import { dragClasses, type Drag } from '../../shared/reorder/use-drag.ts';
import type { MovingPart } from '../../shared/reorder/use-reorder.ts';
import type { CategoryField } from './field.ts';
import { FieldForm } from './field-form.tsx';
import { kindLabel } from '../../shared/field-kinds.ts';
import { isSound } from './field-problems.ts';

interface FieldRowProps {
	readonly field: CategoryField;
	readonly all: readonly CategoryField[];
	readonly index: number;
	readonly uses: readonly { readonly name: string }[];
	readonly isOpen: boolean;
	readonly drag: Drag;
	readonly showsProblems: boolean;
	readonly set: (changed: Partial<CategoryField>) => void;
	readonly toggle: () => void;
	readonly move: (by: -1 | 1, part: MovingPart) => void;
	readonly duplicate: () => void;
	readonly remove: () => void;
}

const ARROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

const toggleLabel = (label: string, isOpen: boolean): string =>
	isOpen
		? /* translators: %s: a field. */
			sprintf(__('Close “%s”', 'gazetteer'), label)
		: /* translators: %s: a field. */
			sprintf(__('Edit “%s”', 'gazetteer'), label);

export function FieldRow(props: FieldRowProps) {
	const { field, all, index, isOpen, drag, showsProblems } = props;
	const { toggle, move, duplicate, remove } = props;
	const label = field.label.trim() || __('New field', 'gazetteer');
	const summary = [
		kindLabel(field.kind),
		field.required && __('required', 'gazetteer'),
		field.filterable && __('filter', 'gazetteer'),
	];

	const press = (event: KeyboardEvent) => {
		const by = ARROWS[event.key];
		if (!by) return;
		event.preventDefault();
		move(by, 'grip');
	};

	return (
		<li className={`gz-row gz-draggable ${dragClasses(drag)}`} data-key={field.key}>
			<div className="gz-row-line">
				<Button
					className="gz-grip"
					size="small"
					icon={GRIP}
					data-part="grip"
					label={sprintf(
						/* translators: %s: a field. */
						__('Move “%s”: drag it, or use the arrow keys', 'gazetteer'),
						label,
					)}
					onKeyDown={press}
					onPointerDown={drag.onPointerDown}
				/>
				<span className="gz-row-text">
					<span className="gz-row-label">{label}</span>
					<span className="gz-row-kind">{summary.filter(Boolean).join(' · ')}</span>
				</span>
				{showsProblems && !isSound(field, all) && (
					<span className="gz-row-flaw">{__('Needs attention', 'gazetteer')}</span>
				)}
				<span className="gz-tools">
					<MoveButtons
						/* translators: %s: a field. */
						up={sprintf(__('Move “%s” up', 'gazetteer'), label)}
						/* translators: %s: a field. */
						down={sprintf(__('Move “%s” down', 'gazetteer'), label)}
						isFirst={index === 0}
						isLast={index === all.length - 1}
						onMove={move}
					/>
					<Button
						size="small"
						variant="tertiary"
						data-part="edit"
						aria-expanded={isOpen}
						/* translators: %s: a field. */
						aria-label={toggleLabel(label, isOpen)}
						onClick={toggle}
					>
						{isOpen ? __('Close', 'gazetteer') : __('Edit', 'gazetteer')}
					</Button>
					<DropdownMenu
						icon={MORE}
						/* translators: %s: a field. */
						label={sprintf(__('More for “%s”', 'gazetteer'), label)}
						controls={[
							{ title: __('Duplicate', 'gazetteer'), onClick: duplicate },
							{ title: __('Remove', 'gazetteer'), onClick: remove },
						]}
					/>
				</span>
			</div>
			{isOpen && <FieldForm {...props} />}
		</li>
	);
}
