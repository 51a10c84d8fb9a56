import type { KeyboardEvent } from 'react';
import { PLAN_LIMIT } from '@gazetteer/contract';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { MoveButtons } from '../../../shared/reorder/move-buttons.tsx';
import { dragClasses, type Drag } from '../../../shared/reorder/use-drag.ts';
import type { MovingPart } from '../../../shared/reorder/use-reorder.ts';
import { REMOVE, GRIP } from '../../../shared/icons.tsx';

interface CustomLineProps {
	readonly text: string;
	readonly place: number;
	readonly isLast: boolean;
	readonly drag: Drag;
	readonly onText: (text: string) => void;
	readonly onAdd: () => void;
	readonly onMove: (by: -1 | 1, part: MovingPart) => void;
	readonly onRemove: () => void;
}

/** One custom line. Enter adds a line below, and Backspace removes an empty line. */
export function CustomLine(props: CustomLineProps) {
	const { text, place, isLast, drag, onText, onAdd, onMove, onRemove } = props;
	const number = String(place + 1);
	const press = (event: KeyboardEvent) => {
		if (event.key === 'Enter') onAdd();
		else if (event.key === 'Backspace' && text === '') onRemove();
		else return;
		event.preventDefault();
	};
	return (
		<li className={`gz-plan-line gz-draggable ${dragClasses(drag)}`}>
			<span className="gz-grip" aria-hidden="true" onPointerDown={drag.onPointerDown}>
				{GRIP}
			</span>
			<input
				type="text"
				className="components-text-control__input"
				/* translators: %s: a number. */
				aria-label={sprintf(__('Line %s', 'gazetteer'), number)}
				maxLength={PLAN_LIMIT.lineLength}
				value={text}
				onChange={({ target }) => onText(target.value)}
				onKeyDown={press}
			/>
			<MoveButtons
				/* translators: %s: a number. */
				up={sprintf(__('Move line %s up', 'gazetteer'), number)}
				/* translators: %s: a number. */
				down={sprintf(__('Move line %s down', 'gazetteer'), number)}
				isFirst={place === 0}
				isLast={isLast}
				onMove={onMove}
			/>
			<Button
				icon={REMOVE}
				/* translators: %s: a number. */
				label={sprintf(__('Remove line %s', 'gazetteer'), number)}
				onClick={onRemove}
			/>
		</li>
	);
}
