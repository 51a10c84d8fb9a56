import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { REMOVE } from '../../shared/icons.tsx';
import { MoveButtons } from '../../shared/reorder/move-buttons.tsx';
import type { MovingPart } from '../../shared/reorder/use-reorder.ts';

interface OptionToolsProps {
	readonly text: string;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onMoved: (by: -1 | 1, part: MovingPart) => void;
	readonly onRemoved: () => void;
}

export function OptionTools({ text, isFirst, isLast, onMoved, onRemoved }: OptionToolsProps) {
	return (
		<span className="gz-option-tools">
			<MoveButtons
				/* translators: %s: an option of a choice. */
				up={sprintf(__('Move “%s” up', 'gazetteer'), text)}
				/* translators: %s: an option of a choice. */
				down={sprintf(__('Move “%s” down', 'gazetteer'), text)}
				isFirst={isFirst}
				isLast={isLast}
				onMove={onMoved}
			/>
			<Button
				size="small"
				icon={REMOVE}
				/* translators: %s: an option of a choice. */
				label={sprintf(__('Remove “%s”', 'gazetteer'), text)}
				onClick={onRemoved}
			/>
		</span>
	);
}
