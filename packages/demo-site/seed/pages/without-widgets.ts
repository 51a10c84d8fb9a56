import { noteBox } from './contact.ts';
import { heading, link, list, paragraph } from '../blocks.ts';
import type { PlannedPage } from '../content.ts';

/** A page without widgets, to measure the cost of the plugin on such pages. */
export const blankPage = (): PlannedPage => ({
	key: 'blank',
	slug: 'blank',
	title: 'A page without widgets',
	content: [
		paragraph('This page has no Gazetteer widgets, so it loads no Gazetteer files.', 'lead'),
		paragraph(
			'To check this, open the network panel of your browser: there is no script, no style sheet and no request.',
		),
	].join('\n\n'),
});

/** A page about the data's source. The data's licence requires this attribution. */
export const aboutPage = (): PlannedPage => ({
	key: 'about',
	slug: 'about-this-data',
	title: 'About this data',
	content: [
		paragraph(
			'The airports on this site are a selection from ' +
				link('https://www.npmjs.com/package/airport-data-js', 'airport-data-js') +
				' by its authors, used under the ' +
				link(
					'https://creativecommons.org/licenses/by/4.0/',
					'Creative Commons Attribution 4.0 International licence',
				) +
				'.',
			'lead',
		),
		heading('What we changed'),
		list([
			'We selected about sixty airports. The map shows the position of every airport in the data.',
			'We added the city that each airport serves.',
			'We replaced country codes with names, added meters to feet, and converted coordinates to degrees, minutes and seconds.',
			'We calculated distances and directions between airports from the coordinates, and drew the map of each airport.',
			'The businesses at the airports are not in the data. They are fictional, as each listing says.',
		]),
		heading('Limits'),
		paragraph('This is a demo. Do not use it for navigation or to plan a journey.'),
		noteBox(),
	].join('\n\n'),
});
