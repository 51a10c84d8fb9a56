import type { KeyboardEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { DOWN, GRIP, MORE, UP } from '../../shared/icons.tsx';
import type { Field } from './field.ts';
import { FieldForm } from './field-form.tsx';
import { kindLabels } from '../../shared/field-kinds.ts';
import { Button, DropdownMenu } from '../../shared/components.ts';
import { isSound } from './field-problems.ts';

interface FieldRowProps {
	readonly field: Field;
	readonly all: readonly Field[];
	readonly index: number;
	readonly uses: readonly { readonly name: string }[];
	readonly isOpen: boolean;
	readonly isDragged: boolean;
	readonly showsProblems: boolean;
	readonly set: (changed: Partial<Field>) => void;
	readonly toggle: () => void;
	readonly move: (by: -1 | 1, part: string) => void;
	readonly lift: () => void;
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
	const { field, all, index, isOpen, isDragged, showsProblems } = props;
	const { toggle, move, lift, duplicate, remove } = props;
	const label = field.label.trim() || __('New field', 'gazetteer');
	const summary = [
		kindLabels()[field.kind],
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
		<li className={`gz-row${isDragged ? ' is-dragged' : ''}`} data-key={field.key}>
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
					onPointerDown={lift}
				/>
				<span className="gz-row-text">
					<span className="gz-row-label">{label}</span>
					<span className="gz-row-kind">{summary.filter(Boolean).join(' · ')}</span>
				</span>
				{showsProblems && !isSound(field, all) && (
					<span className="gz-row-flaw">{__('Needs attention', 'gazetteer')}</span>
				)}
				<span className="gz-row-tools">
					<Button
						size="small"
						icon={UP}
						data-part="up"
						disabled={index === 0}
						/* translators: %s: a field. */
						label={sprintf(__('Move “%s” up', 'gazetteer'), label)}
						onClick={() => move(-1, 'up')}
					/>
					<Button
						size="small"
						icon={DOWN}
						data-part="down"
						disabled={index === all.length - 1}
						/* translators: %s: a field. */
						label={sprintf(__('Move “%s” down', 'gazetteer'), label)}
						onClick={() => move(1, 'down')}
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
