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
		title: 'First light on the apron',
		says: [
			'An airport wakes from the outside in. Before the doors of the hall are unlocked, someone has driven the length of the runway and back, looking for a bolt, a bird, a stone: anything that does not belong on three kilometres of grooved asphalt.',
			'The lamps along the edge are still lit. White for the runway, blue for the ways that lead to it, green across the threshold and red at the far end. Seen from above they are the clearest sentence in the landscape, and it says: here.',
			'By the time the first passenger reads a departure board, the day behind it is hours old. Fuel has been measured, bread has been counted, and the wind has been asked four times which runway it would like.',
		],
	},
	{
		picture: 'noon',
		title: 'Why runways have numbers',
		says: [
			'A runway is named for the direction it points in, in tens of degrees. One that leads due east is 09. The same strip of ground, taken the other way, is 27, and a pilot who hears the number knows the heading before seeing anything at all.',
			'Where two lie side by side they are told apart as left and right, and a third between them is the centre. With four or more, the count is bent a little: the neighbour becomes one number higher, and nobody is confused who has read the chart.',
			'Since the needle of the compass follows a pole that wanders, so do the names. Every few decades a crew comes by night with paint, and in the morning an old runway has a new number.',
		],
	},
	{
		picture: 'dusk',
		title: 'Thin air',
		says: [
			'An aeroplane is carried by the weight of the air it pushes down. High up there is less of it, and on a hot afternoon less again. So the airports of the high plateaus have long runways, and their heavy departures leave in the cool of the evening.',
			'The same thin air makes for a fast landing. The wing needs its share of air each second; when each litre holds less, the wing has to meet more litres. The tyres notice, and so do the brakes.',
			'In the valleys the sum is a different one. There the runway is short because the valley is, and the approach is a path that has been agreed on with the mountains, turn by turn.',
		],
	},
	{
		picture: 'night',
		title: 'The last arrival',
		says: [
			'Late in the evening the boards grow shorter. A single line remains, its time pushed back twice, and the few people at the rail have begun to know one another a little.',
			'Then there is a light that does not move, which is how a thing looks when it comes straight towards you. It becomes two lights, and a sound, and at last a door that opens on other air.',
			'Somebody drives the length of the runway once more. The lamps are turned down, though not out. An airport is never closed to the one that needs it.',
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
			'Read on, and three small widgets come along: a bar at the top tells how far you are, each picture is fetched shortly before it comes into view, and a button leads back up once the page has moved.',
			'lead',
		),
		...CHAPTERS.map(chapter),
		block('gazetteer/scroll-top'),
	].join('\n\n'),
});
