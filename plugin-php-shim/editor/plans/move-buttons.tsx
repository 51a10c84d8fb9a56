import { Button } from '../shared/components.ts';
import { DOWN, UP } from '../shared/icons.tsx';

interface MoveButtonsProps {
	readonly up: string;
	readonly down: string;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onMove: (by: -1 | 1) => void;
}

/** Moves something one up or down in its list. */
export const MoveButtons = ({ up, down, isFirst, isLast, onMove }: MoveButtonsProps) => (
	<span className="gz-plan-arrows">
		<Button icon={UP} label={up} disabled={isFirst} onClick={() => onMove(-1)} />
		<Button icon={DOWN} label={down} disabled={isLast} onClick={() => onMove(1)} />
	</span>
);
