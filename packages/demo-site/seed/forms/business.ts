import type { PlannedForm } from '../content.ts';
import { field, nameAndEmail } from './field.ts';

/** The form on the pages of listings. Its messages go to the owner of the listing. */
export const business: PlannedForm = {
	key: 'business',
	title: 'Message to a business',
	content: [
		nameAndEmail,
		field('textarea', {
			name: 'your-message',
			label: 'Your message',
			required: true,
			maxlength: 2000,
		}),
		field('submit', { content: 'Send message' }),
	].join('\n\n'),
	meta: {
		gazetteer_mail: {
			subject: 'Message about [_post_title]',
			body: '[all-fields]\n\nYour listing: [_post_url]',
		},
	},
};
