import type { PlannedForm } from '../content.ts';
import { field, sideBySide } from './field.ts';

/** A form with every field type that the other two forms do not use. */
export const correction: PlannedForm = {
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
				'The position on the map',
				'The elevation',
				'The runway',
				'Something else',
			],
			freeText: true,
		}),
		sideBySide(
			field('number', {
				name: 'runway',
				label: 'Runway length in meters',
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
			label: 'Source (URL)',
			placeholder: 'https://',
		}),
		field('checkboxes', {
			name: 'credit',
			label: 'May we publish your name?',
			options: ['Yes', 'Only with my initials'],
			exclusive: true,
		}),
		field('hidden', { name: 'list', label: 'List', default: 'corrections' }),
		field('submit', { content: 'Send the correction' }),
	].join('\n\n'),
	meta: { gazetteer_mail: { subject: 'Correction: [airport]' } },
};
