import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { REMOVE, DOWN, UP } from '../../shared/icons.tsx';

interface OptionToolsProps {
	readonly text: string;
	readonly onMoved: (by: -1 | 1) => void;
	readonly onRemoved: () => void;
}

export function OptionTools({ text, onMoved, onRemoved }: OptionToolsProps) {
	return (
		<span className="gz-option-tools">
			<Button
				size="small"
				icon={UP}
				/* translators: %s: an option of a choice. */
				label={sprintf(__('Move “%s” up', 'gazetteer'), text)}
				onClick={() => onMoved(-1)}
			/>
			<Button
				size="small"
				icon={DOWN}
				/* translators: %s: an option of a choice. */
				label={sprintf(__('Move “%s” down', 'gazetteer'), text)}
				onClick={() => onMoved(1)}
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
