import { CATEGORIES } from '../categories.ts';
import type { PlannedForm } from '../content.ts';
import { field, nameAndEmail, sideBySide } from './field.ts';

const TOP_CATEGORIES = CATEGORIES.map(({ path }) => path).filter((path) => !path.includes('>'));

/** A form in which visitors suggest a business. It is an example for the form builder. */
export const suggestion: PlannedForm = {
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
				source: 'plan_category_name',
			}),
		),
		field('text', { name: 'address', label: 'Its address', required: true }),
		sideBySide(
			field('tel', { name: 'phone', label: 'Its telephone number' }),
			field('url', { name: 'website', label: 'Its website', placeholder: 'https://' }),
		),
		field('textarea', {
			name: 'description',
			label: 'What should visitors know about it?',
			required: true,
			maxlength: 2000,
			counter: 'down',
		}),
		nameAndEmail,
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
		gazetteer_messages: {
			sent: 'Thank you! We will review your suggestion and answer within one day.',
		},
	},
};
