import type { KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import type { MovingPart } from '../../shared/reorder/use-reorder.ts';
import { OptionTools } from './option-tools.tsx';

interface OptionProps {
	readonly text: string;
	readonly glyph: 'radio' | 'checkbox';
	readonly isChosen: boolean;
	readonly isOpen: boolean;
	readonly hasFreeText: boolean;
	readonly onText: (text: string) => void;
	readonly onKey: (event: KeyboardEvent) => void;
	readonly onPaste: (text: string) => void;
	readonly onChosen: () => void;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onMoved: (by: -1 | 1, part: MovingPart) => void;
	readonly onRemoved: () => void;
}

/** One option in the canvas: a checkbox for “selected by default”, the label, and buttons. */
export function Option(props: OptionProps) {
	const { text, glyph, isChosen, isOpen, hasFreeText, onText, onKey, onPaste, onChosen } = props;
	return (
		<span className="wpcf7-list-item gz-option">
			<input
				type={glyph}
				className="gz-glyph"
				checked={isChosen}
				aria-label={__('Selected by default', 'gazetteer')}
				onClick={onChosen}
				onChange={() => undefined}
			/>
			<input
				type="text"
				className="gz-option-text"
				value={text}
				size={Math.max(12, text.length + 1)}
				placeholder={__('Option', 'gazetteer')}
				aria-label={__('Option', 'gazetteer')}
				onChange={({ target }) => onText(target.value)}
				onKeyDown={onKey}
				onPaste={(event) => {
					const pasting = event.clipboardData.getData('text/plain');
					event.stopPropagation();
					if (!/\n/.test(pasting.trim())) return;
					event.preventDefault();
					onPaste(pasting);
				}}
			/>
			{hasFreeText && <span className="gz-free-line" aria-hidden="true" />}
			{isOpen && <OptionTools {...props} />}
		</span>
	);
}
