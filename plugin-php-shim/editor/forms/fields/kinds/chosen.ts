import { __ } from '@wordpress/i18n';
import type { FieldKind } from '../field-kind.ts';

const CHOICES = ['select', 'checkboxes', 'radios'];

const options = () => [__('First choice', 'gazetteer'), __('Second choice', 'gazetteer')];

/** The field types for choices and consent. */
export const chosenKinds = (): Record<string, FieldKind> => ({
	select: {
		title: __('Drop-down', 'gazetteer'),
		description: __('A drop-down list with one choice.', 'gazetteer'),
		keywords: ['select', __('list', 'gazetteer'), __('menu', 'gazetteer')],
		kind: 'select',
		settings: ['select'],
		fresh: { label: __('What is it about?', 'gazetteer'), options: options() },
		becomes: CHOICES,
	},
	checkboxes: {
		title: __('Checkboxes', 'gazetteer'),
		description: __('A short list with any number of choices.', 'gazetteer'),
		keywords: [__('tick', 'gazetteer'), __('choice', 'gazetteer')],
		kind: 'choices',
		settings: ['checkboxes'],
		fresh: { label: __('Select all that apply', 'gazetteer'), options: options() },
		becomes: CHOICES,
	},
	radios: {
		title: __('Radio buttons', 'gazetteer'),
		description: __('A short list with one choice.', 'gazetteer'),
		keywords: [__('choice', 'gazetteer'), __('option', 'gazetteer')],
		kind: 'choices',
		settings: ['radios'],
		fresh: { label: __('Choose one', 'gazetteer'), options: options() },
		becomes: CHOICES,
	},
	acceptance: {
		title: __('Consent', 'gazetteer'),
		description: __(
			'A checkbox that visitors must select before they can send the form.',
			'gazetteer',
		),
		keywords: [__('privacy', 'gazetteer'), __('terms', 'gazetteer'), 'acceptance'],
		kind: 'acceptance',
		settings: ['acceptance'],
		fresh: {
			content: __('I agree that my answers are stored to reply to me.', 'gazetteer'),
		},
	},
});
