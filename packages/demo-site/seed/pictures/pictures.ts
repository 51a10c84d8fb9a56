import { landscape, type Mood } from './landscape.ts';
import type { PlannedPicture } from '../content.ts';
import { png, type Raster } from './png.ts';
import { worldOfDots } from './world.ts';

const SIZE = { width: 1600, height: 900 };

const MOODS: ReadonlyArray<{ key: string; title: string; mood: Mood }> = [
	{
		key: 'dawn',
		title: 'Hills at dawn',
		mood: {
			sky: [
				[38, 62, 104],
				[246, 178, 134],
			],
			ridges: [
				[140, 108, 128],
				[98, 80, 112],
				[58, 54, 86],
				[28, 32, 58],
			],
			seed: 1.1,
		},
	},
	{
		key: 'noon',
		title: 'Hills at noon',
		mood: {
			sky: [
				[62, 130, 176],
				[206, 228, 222],
			],
			ridges: [
				[120, 168, 162],
				[78, 132, 122],
				[44, 96, 88],
				[20, 60, 58],
			],
			seed: 2.7,
		},
	},
	{
		key: 'dusk',
		title: 'Hills at dusk',
		mood: {
			sky: [
				[28, 24, 62],
				[232, 112, 96],
			],
			ridges: [
				[134, 66, 96],
				[92, 46, 84],
				[54, 32, 66],
				[24, 18, 42],
			],
			seed: 4.2,
		},
	},
	{
		key: 'night',
		title: 'Hills by night',
		mood: {
			sky: [
				[8, 14, 34],
				[52, 78, 116],
			],
			ridges: [
				[40, 60, 92],
				[26, 42, 70],
				[16, 28, 50],
				[8, 16, 32],
			],
			seed: 5.9,
		},
	},
];

const planned = (key: string, title: string, raster: Raster): PlannedPicture => ({
	key,
	title,
	alt: title,
	width: raster.width,
	height: raster.height,
	png: png(raster).toString('base64'),
});

/** Returns all pictures of the demo. Every start draws the same pictures. */
export const pictures = (
	places: ReadonlyArray<{ latitude: number; longitude: number }>,
): PlannedPicture[] => [
	...MOODS.map(({ key, title, mood }) =>
		planned(key, title, landscape(mood, SIZE.width, SIZE.height)),
	),
	planned('world', 'The world, drawn from its airports', worldOfDots(places, 1600)),
];
