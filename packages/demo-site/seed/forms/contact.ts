import { link } from '../blocks.ts';
import type { PlannedForm } from '../content.ts';
import { field, nameAndEmail } from './field.ts';

const consent = (to: string) =>
	field('acceptance', {
		name: 'consent',
		content: `${to} ${link('/about-this-data/', 'How we use it')}`,
	});

export const contact: PlannedForm = {
	key: 'contact',
	title: 'Write to us',
	content: [
		nameAndEmail,
		field('select', {
			name: 'topic',
			label: 'What is it about?',
			required: true,
			blank: 'Please choose',
			options: [
				'A question',
				'An airport that is missing',
				'Working together',
				'Something else',
			],
		}),
		field('textarea', {
			name: 'message',
			label: 'Your message',
			required: true,
			help: 'If it is about an airport, include its code, such as ZRH.',
			minlength: 20,
			maxlength: 1000,
			counter: 'down',
		}),
		field('file', {
			name: 'picture',
			label: 'A picture or a chart',
			accept: ['jpg', 'jpeg', 'png', 'pdf'],
			maxKilobytes: 2048,
		}),
		field('quiz', {
			name: 'compass',
			label: 'Security question',
			questions: [
				{ question: 'Which direction does a compass needle point to?', answer: 'north' },
				{ question: 'How many wheels does a bicycle have? Enter a number.', answer: '2' },
			],
		}),
		consent('You may keep my answers until you have replied.'),
		field('submit', { content: 'Send the message' }),
	].join('\n\n'),
	meta: {
		gazetteer_mail: {
			subject: '[topic]: [your-name]',
			body: '[all-fields]\n\nSent from [_url]',
			replyTo: 'your-email',
		},
		gazetteer_reply: { on: true, to: 'your-email' },
		gazetteer_messages: {
			sent: 'Thank you! We received your message and will answer within one day.',
		},
	},
};
