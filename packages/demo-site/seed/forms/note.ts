import type { PlannedForm } from '../content.ts';
import { field } from './field.ts';

/** A small form for narrow columns. */
export const note: PlannedForm = {
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
		field('submit', { content: 'Send note' }),
	].join('\n\n'),
	meta: { gazetteer_mail: { subject: 'A note' } },
};
