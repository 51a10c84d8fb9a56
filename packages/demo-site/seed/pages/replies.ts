import { paragraph, shortcode } from '../blocks.ts';
import type { PlannedPage } from '../content.ts';

/**
 * A page with comments. The theme's template contains the `data-gazetteer` attribute around the
 * comments.
 */
export const repliesPage = (): PlannedPage => ({
	key: 'replies',
	slug: 'replies',
	title: 'Questions from the departure hall',
	content: [
		paragraph(
			'Choose Reply below a comment: the form moves there. Ctrl+Enter or Cmd+Enter sends the comment. Escape moves the form back if it is empty.',
			'lead',
		),
		// The shortcode adds the loader script to the page.
		shortcode('[gazetteer_scroll_top]'),
	].join('\n\n'),
	comments: [
		{
			author: 'Ines',
			says: 'Which terminal do the night trains leave from?',
			answers: [
				{ author: 'Marek', says: 'From neither: the station is below the car park.' },
			],
		},
		{ author: 'Tove', says: 'Is there a quiet place to wait for an early flight?' },
	],
});
