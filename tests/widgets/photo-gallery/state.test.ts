import { stepped, swiped } from '../../../widgets/photo-gallery/state.ts';

describe('the next photo', () => {
	it.each([
		['is the one after', 1, 1, 2],
		['is the one before', 1, -1, 0],
		['is the first after the last', 4, 1, 0],
		['is the last before the first', 0, -1, 4],
	])('%s', (_says, index, by, next) => {
		expect(stepped(index, by, 5)).toBe(next);
	});
});

describe('a swipe', () => {
	it.each([
		['asks for the photo on the right by going to the left', -60, 10, 'left'],
		['asks for the photo on the left by going to the right', 60, -10, 'right'],
		['puts the photos away by going down', 10, 90, 'away'],
		['means nothing by going up', 0, -200, undefined],
		['means nothing by trembling', 20, 12, undefined],
		['means nothing by a little way down', 0, 60, undefined],
		['has gone far enough at 40 pixels', -40, 0, 'left'],
		['has gone far enough down at 80', 0, 80, 'away'],
		['that goes slantwise goes down rather than aside', 90, 90, 'away'],
	] as const)('%s', (_says, x, y, meant) => {
		expect(swiped(x, y)).toBe(meant);
	});
});
