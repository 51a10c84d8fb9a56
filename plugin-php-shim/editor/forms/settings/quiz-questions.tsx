import { Button, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Question } from '../fields/field.ts';
import { Text } from '../../shared/controls.tsx';
import type { GroupProps } from './group.ts';

/**
 * The quiz questions and answers. Each visitor gets one question. Answers are compared without case
 * and spaces.
 */
export function Questions({ field, set }: GroupProps) {
	const { questions } = field;
	const change = (index: number, changed: Partial<Question>) =>
		set({
			questions: questions.map((each, at) => (at === index ? { ...each, ...changed } : each)),
		});
	return (
		<PanelBody title={__('Questions', 'gazetteer')}>
			<p className="gz-setting-note">
				{__(
					'Each visitor gets one of these questions. Choose questions that every visitor can answer.',
					'gazetteer',
				)}
			</p>
			{questions.map(({ question, answer }, index) => (
				<div className="gz-quiz-question" key={index}>
					<Text
						label={__('Question', 'gazetteer')}
						value={question}
						set={(text) => change(index, { question: text })}
					/>
					<Text
						label={__('Answer', 'gazetteer')}
						value={answer}
						set={(text) => change(index, { answer: text })}
					/>
					<Button
						variant="link"
						isDestructive
						onClick={() => set({ questions: questions.toSpliced(index, 1) })}
					>
						{__('Remove this question', 'gazetteer')}
					</Button>
				</div>
			))}
			<Button
				variant="secondary"
				onClick={() => set({ questions: [...questions, { question: '', answer: '' }] })}
			>
				{__('Add a question', 'gazetteer')}
			</Button>
		</PanelBody>
	);
}
