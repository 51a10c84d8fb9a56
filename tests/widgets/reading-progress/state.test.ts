import { percentage } from '../../../widgets/reading-progress/state.ts';

describe('scrolled share of a page', () => {
	it.each([
		['is 0 at the start', 0, 1000, 0],
		['is 0.5 in the middle', 500, 1000, 50],
		['is 1 at the end', 1000, 1000, 100],
		['is not rounded', 1, 3, 100 / 3],
		['is at least 0 when the page is overscrolled at the top', -80, 1000, 0],
		['is at most 1 when the page is overscrolled at the bottom', 1080, 1000, 100],
		['is 0 if nothing can be scrolled', 0, 0, 0],
		['is 0 if the page is shorter than the window', 10, -300, 0],
	])('the scrolled share of a page %s', (_says, scrolled, way, share) => {
		expect(percentage(scrolled, way)).toBeCloseTo(share);
	});
});
