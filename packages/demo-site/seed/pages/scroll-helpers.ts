import { block, heading, paragraph, shortcode } from '../blocks.ts';
import type { PlannedPage } from '../content.ts';

/** A section of the article: its picture and its paragraphs. */
interface Chapter {
	picture: string;
	title: string;
	says: readonly string[];
}

const CHAPTERS: readonly Chapter[] = [
	{
		picture: 'dawn',
		title: 'Before the terminal opens',
		says: [
			'The day at an airport begins on the runway. Before the terminal opens, a car drives along the whole runway and back. Its driver looks for bolts, stones, birds and anything else that could damage an airplane.',
			'The lights along the edges are still on. They are white along the runway, blue along the taxiways, green at the threshold and red at the far end. Pilots recognize the runway by these colors.',
			'When the first passengers read the departure board, many people have worked for hours. They have measured fuel, delivered meals and checked the wind, which decides which runway is used.',
		],
	},
	{
		picture: 'noon',
		title: 'Why runways have numbers',
		says: [
			'A runway is named after its direction, in tens of degrees. A runway that leads east is called 09. In the other direction, the same runway is called 27. A pilot who hears the number knows the heading.',
			'Two parallel runways are called left and right, and a third one between them is called center. With four or more, some runways get the next number, although they have the same direction.',
			'The numbers follow the compass, and the magnetic pole moves. So every few decades a runway gets a new number, which is usually painted during the night.',
		],
	},
	{
		picture: 'dusk',
		title: 'Thin air',
		says: [
			'An airplane flies because its wings push air down. At high altitude the air is thinner, and on a hot afternoon it is thinner still. So airports on high plateaus have long runways, and heavy airplanes depart in the cool evening.',
			'Thin air also makes landings faster. The wing needs a certain mass of air per second, so the airplane has to fly faster. This wears out tires and brakes.',
			'In narrow valleys, runways are short because there is no space for longer ones. Pilots follow a fixed path between the mountains, and some of these airports require special training.',
		],
	},
	{
		picture: 'night',
		title: 'The last arrival',
		says: [
			'Late in the evening, the board shows only one more arrival. It is delayed for the second time, and a few people wait for it.',
			'A light appears in the sky. It does not seem to move, because the airplane flies directly towards the airport. A few minutes later, the passengers walk into the hall.',
			'A car drives along the runway again. Then the lights are dimmed, but they stay on, because the airport remains open for emergencies.',
		],
	},
];

const section = ({ picture, title }: Chapter) =>
	block(
		'gazetteer/section-backgrounds',
		{
			image: `{{picture:${picture}}}`,
			align: 'full',
			overlay: 20,
			height: 420,
			textColor: 'base',
		},
		heading(title),
	);

const chapter = (each: Chapter) =>
	[section(each), ...each.says.map((text) => paragraph(text))].join('\n\n');

/** A long article with the three scroll widgets: two as blocks, one as a shortcode. */
export const scrollHelpersPage = (): PlannedPage => ({
	key: 'scroll-helpers',
	slug: 'scroll-helpers',
	title: 'A day at an airport',
	content: [
		shortcode('[gazetteer_reading_progress colour="#a8391f"]'),
		paragraph(
			'This page uses three widgets. A bar at the top shows how far you have scrolled. Each picture loads shortly before it scrolls into view. A button scrolls back to the top.',
			'lead',
		),
		...CHAPTERS.map(chapter),
		block('gazetteer/scroll-top'),
	].join('\n\n'),
});
