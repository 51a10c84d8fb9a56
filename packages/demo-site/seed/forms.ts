import { block, link } from './blocks.ts';
import { CATEGORIES } from './categories.ts';
import type { PlannedForm } from './plan.ts';

const TOP_CATEGORIES = CATEGORIES.map(({ path }) => path).filter((path) => !path.includes('>'));

const field = (type: string, values: Readonly<Record<string, unknown>>) =>
	block(`gazetteer/field-${type}`, values);

const sideBySide = (...fields: readonly string[]) =>
	block(
		'columns',
		{},
		`<div class="wp-block-columns">${fields
			.map((each) => block('column', {}, `<div class="wp-block-column">${each}</div>`))
			.join('\n')}</div>`,
	);

const consent = (to: string) =>
	field('acceptance', {
		name: 'consent',
		content: `${to} ${link('/about-this-data/', 'What happens with it')}`,
	});

/** The page everybody looks for. */
const contact: PlannedForm = {
	key: 'contact',
	title: 'Write to us',
	content: [
		sideBySide(
			field('text', {
				name: 'your-name',
				label: 'Your name',
				required: true,
				autocomplete: 'name',
			}),
			field('email', {
				name: 'your-email',
				label: 'Your email',
				required: true,
				autocomplete: 'email',
			}),
		),
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
			help: 'The code of an airport helps us to find it, such as ZRH.',
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
			label: 'For people only',
			questions: [
				{ question: 'Which way does the needle of a compass point?', answer: 'north' },
				{ question: 'How many wheels has a bicycle? As a number.', answer: '2' },
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
			sent: 'Thank you! Your message has taken off; we answer within a day.',
		},
	},
};

/** One with every kind of question that the other two do not ask. */
const correction: PlannedForm = {
	key: 'correction',
	title: 'Correct an airport',
	content: [
		sideBySide(
			field('text', {
				name: 'airport',
				label: 'Which airport?',
				required: true,
				placeholder: 'Zurich, or ZRH',
			}),
			field('tel', { name: 'phone', label: 'Its new telephone number' }),
		),
		field('checkboxes', {
			name: 'wrong',
			label: 'What is wrong?',
			required: true,
			options: [
				'The name',
				'The place on the map',
				'The height',
				'The runway',
				'Something else',
			],
			freeText: true,
		}),
		sideBySide(
			field('number', {
				name: 'runway',
				label: 'Runway, in metres',
				min: '300',
				max: '6000',
				step: '1',
			}),
			field('range', {
				name: 'certainty',
				label: 'How sure are you?',
				min: '0',
				max: '100',
				step: '10',
				default: '80',
			}),
		),
		sideBySide(
			field('date', {
				name: 'seen-on',
				label: 'When did you see it?',
				required: true,
				min: '2000-01-01',
			}),
			field('time', { name: 'seen-at', label: 'At what time?' }),
		),
		field('radios', {
			name: 'source',
			label: 'How do you know?',
			required: true,
			options: ['I was there', 'I work there', 'I read it', 'In another way'],
			freeText: true,
		}),
		field('url', {
			name: 'proof',
			label: 'Where can we read about it?',
			placeholder: 'https://',
		}),
		field('checkboxes', {
			name: 'credit',
			label: 'May we name you?',
			options: ['Yes, gladly', 'Only with my initials'],
			exclusive: true,
		}),
		field('hidden', { name: 'list', label: 'List', default: 'corrections' }),
		field('submit', { content: 'Send the correction' }),
	].join('\n\n'),
	meta: { gazetteer_mail: { subject: 'Correction: [airport]' } },
};

/** What the setup of a directory makes, in the words of this site. */
const suggestion: PlannedForm = {
	key: 'suggestion',
	title: 'Suggest a listing',
	content: [
		sideBySide(
			field('text', { name: 'place', label: 'What is the place called?', required: true }),
			field('select', {
				name: 'category',
				label: 'Which category suits it?',
				required: true,
				blank: 'Please choose',
				options: TOP_CATEGORIES,
			}),
		),
		field('text', { name: 'address', label: 'Its address', required: true }),
		sideBySide(
			field('tel', { name: 'phone', label: 'Its telephone number' }),
			field('url', { name: 'website', label: 'Its website', placeholder: 'https://' }),
		),
		field('textarea', {
			name: 'description',
			label: 'What should visitors know of it?',
			required: true,
			maxlength: 2000,
			counter: 'down',
		}),
		sideBySide(
			field('text', {
				name: 'your-name',
				label: 'Your name',
				required: true,
				autocomplete: 'name',
			}),
			field('email', {
				name: 'your-email',
				label: 'Your email',
				required: true,
				autocomplete: 'email',
			}),
		),
		field('hidden', { name: 'plan_id', label: 'Number of the plan', source: 'plan_id' }),
		field('hidden', {
			name: 'lp_pre_selected_cats',
			label: 'Number of the plan’s category',
			source: 'lp_pre_selected_cats',
		}),
		field('hidden', {
			name: 'plan',
			label: 'Plan',
			default: 'none chosen',
			source: 'plan_name',
		}),
		field('hidden', {
			name: 'plan-category',
			label: 'Category of the plan',
			source: 'plan_category_name',
		}),
		field('submit', { content: 'Send the suggestion' }),
	].join('\n\n'),
	meta: {
		gazetteer_mail: { subject: 'Suggested: [place] ([plan])', replyTo: 'your-email' },
		gazetteer_messages: { sent: 'Thank you! We look at it and write to you within a day.' },
	},
};

/** A small one, for narrow places. */
const note: PlannedForm = {
	key: 'note',
	title: 'Leave a note',
	content: [
		field('email', { name: 'note-email', label: 'Your email', autocomplete: 'email' }),
		field('text', {
			name: 'note',
			label: 'Your note',
			required: true,
			maxlength: 140,
			counter: 'up',
		}),
		field('submit', { content: 'Leave it here' }),
	].join('\n\n'),
	meta: { gazetteer_mail: { subject: 'A note' } },
};

export const forms = (): PlannedForm[] => [contact, correction, suggestion, note];
