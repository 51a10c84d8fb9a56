import { isRTL } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { DOWN, LEFT, RIGHT, UP } from '../icons.tsx';
import type { MovingPart } from './use-reorder.ts';

interface MoveButtonsProps {
	/** The accessible names of the buttons. */
	readonly up: string;
	readonly down: string;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onMove: (by: -1 | 1, part: MovingPart) => void;
	/** Whether the list is horizontal. By default, the list is vertical. */
	readonly isSideways?: boolean;
}

const icons = (isSideways: boolean) => {
	if (!isSideways) return [UP, DOWN];
	return isRTL() ? [RIGHT, LEFT] : [LEFT, RIGHT];
};

export function MoveButtons(props: MoveButtonsProps) {
	const { up, down, isFirst, isLast, onMove, isSideways = false } = props;
	const [back, on] = icons(isSideways);
	return (
		<span className="gz-move-buttons">
			<Button
				size="small"
				icon={back}
				label={up}
				data-part="up"
				disabled={isFirst}
				onClick={() => onMove(-1, 'up')}
			/>
			<Button
				size="small"
				icon={on}
				label={down}
				data-part="down"
				disabled={isLast}
				onClick={() => onMove(1, 'down')}
			/>
		</span>
	);
}
