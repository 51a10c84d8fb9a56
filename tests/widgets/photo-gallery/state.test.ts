import { stepped, swiped } from '../../../widgets/photo-gallery/state.ts';

describe('next photo of a gallery', () => {
	it.each([
		['is the photo after the current one', 1, 1, 2],
		['is the photo before the current one when moving back', 1, -1, 0],
		['is the first photo after the last', 4, 1, 0],
		['is the last photo when moving back from the first', 0, -1, 4],
	])('the next photo of a gallery %s', (_says, index, by, next) => {
		expect(stepped(index, by, 5)).toBe(next);
	});
});

describe('swipe in a photo gallery', () => {
	it.each([
		['to the left shows the photo on the right', -60, 10, 'left'],
		['to the right shows the photo on the left', 60, -10, 'right'],
		['down closes the gallery', 10, 90, 'away'],
		['up does nothing', 0, -200, undefined],
		['of a few pixels does nothing', 20, 12, undefined],
		['of a short way down does nothing', 0, 60, undefined],
		['counts from 40 pixels sideways', -40, 0, 'left'],
		['counts from 80 pixels down', 0, 80, 'away'],
		['that moves diagonally counts as down', 90, 90, 'away'],
	] as const)('a swipe in a photo gallery %s', (_says, x, y, meant) => {
		expect(swiped(x, y)).toBe(meant);
	});
});
