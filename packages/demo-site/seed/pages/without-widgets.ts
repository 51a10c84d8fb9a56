import { noteBox } from './contact.ts';
import { heading, link, list, paragraph } from '../blocks.ts';
import type { PlannedPage } from '../content.ts';

/** A page without widgets, to measure the cost of the plugin on such pages. */
export const blankPage = (): PlannedPage => ({
	key: 'blank',
	slug: 'blank',
	title: 'A page without widgets',
	content: [
		paragraph('Nothing of Gazetteer is on this page, so nothing of it is fetched.', 'lead'),
		paragraph('Open the network panel and see: no script, no style, no request.'),
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
			'Some sixty airports were chosen out of all of them; the map shows the place of every one.',
			'The city that an airport serves was added by hand.',
			'Country codes became names, feet were also given in metres, and coordinates are written in degrees, minutes and seconds.',
			'Distances and directions between airports were computed from the coordinates, and the map of each was drawn from them.',
			'The businesses at the airports are not from the data: they are made up, as each of them says.',
		]),
		heading('What it is not'),
		paragraph(
			'This is a demonstration. Nothing on it is fit for navigation, nor for catching a flight.',
		),
		noteBox(),
	].join('\n\n'),
});
