import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { REMOVE } from '../../shared/icons.tsx';
import { MoveButtons } from '../../shared/reorder/move-buttons.tsx';
import type { MovingPart } from '../../shared/reorder/use-reorder.ts';
import { LongText, Text } from '../../shared/controls.tsx';
import type { Faq } from './faqs.ts';

interface QuestionProps {
	readonly faq: Faq;
	readonly number: number;
	readonly isLast: boolean;
	readonly set: (changed: Partial<Faq>) => void;
	readonly move: (by: -1 | 1, part: MovingPart) => void;
	readonly remove: () => void;
}

export const Question = ({ faq, number, isLast, set, move, remove }: QuestionProps) => (
	<li className="gz-question-item">
		<Text
			/* translators: %d: a number. */
			label={sprintf(__('Question %d', 'gazetteer'), number)}
			value={faq.question}
			set={(question) => set({ question })}
		/>
		<LongText
			label={__('Answer', 'gazetteer')}
			rows={3}
			value={faq.answer}
			set={(answer) => set({ answer })}
		/>
		{faq.question.trim() === '' && faq.answer !== '' && (
			<p className="gz-flaw">
				{__(
					'Enter the question, too. Answers without a question are not saved.',
					'gazetteer',
				)}
			</p>
		)}
		<div className="gz-tools">
			<MoveButtons
				/* translators: %d: a number. */
				up={sprintf(__('Move question %d up', 'gazetteer'), number)}
				/* translators: %d: a number. */
				down={sprintf(__('Move question %d down', 'gazetteer'), number)}
				isFirst={number === 1}
				isLast={isLast}
				onMove={move}
			/>
			<Button
				size="small"
				icon={REMOVE}
				/* translators: %d: a number. */
				label={sprintf(__('Remove question %d', 'gazetteer'), number)}
				onClick={remove}
			/>
		</div>
	</li>
);
