import { __ } from '@wordpress/i18n';
import type { FieldKind } from '../field-kind.ts';

/** The field types for spam protection and files, the hidden field, and the submit button. */
export const otherKinds = (): Record<string, FieldKind> => ({
	quiz: {
		title: __('Quiz', 'gazetteer'),
		description: __('An easy question that stops spam bots.', 'gazetteer'),
		keywords: ['spam', __('question', 'gazetteer')],
		kind: 'quiz',
		settings: ['questions'],
		fresh: {
			label: __('A short question', 'gazetteer'),
			questions: [
				{ question: __('What is three plus four?', 'gazetteer'), answer: '7' },
				{ question: __('What is two plus six?', 'gazetteer'), answer: '8' },
			],
		},
	},
	captcha: {
		title: __('CAPTCHA image', 'gazetteer'),
		description: __('Letters in an image that visitors copy. Stops spam bots.', 'gazetteer'),
		keywords: ['captcha', 'spam'],
		kind: 'captcha',
		settings: [],
		fresh: { label: __('The letters in the image', 'gazetteer') },
	},
	file: {
		title: __('File field', 'gazetteer'),
		description: __('Lets visitors attach files.', 'gazetteer'),
		keywords: [__('upload', 'gazetteer'), __('attachment', 'gazetteer')],
		kind: 'file',
		settings: ['files'],
		fresh: { label: __('Your file', 'gazetteer'), accept: ['jpg', 'jpeg', 'png', 'pdf'] },
	},
	hidden: {
		title: __('Hidden field', 'gazetteer'),
		description: __(
			'A value that is sent with the form and not shown to visitors.',
			'gazetteer',
		),
		keywords: [__('secret', 'gazetteer'), __('campaign', 'gazetteer')],
		kind: 'hidden',
		settings: ['value'],
		fresh: { label: __('Source', 'gazetteer') },
	},
	submit: {
		title: __('Send button', 'gazetteer'),
		description: __('The button that sends the form.', 'gazetteer'),
		keywords: ['submit', __('send', 'gazetteer')],
		kind: 'submit',
		settings: [],
		fresh: { content: __('Send', 'gazetteer') },
	},
});
