import { percentage } from '../../../widgets/reading-progress/state.ts';

describe('the scrolled share', () => {
	it.each([
		['is nothing at the start', 0, 1000, 0],
		['is half in the middle', 500, 1000, 50],
		['is all at the end', 1000, 1000, 100],
		['keeps its fractions', 1, 3, 100 / 3],
		['is no less than nothing where the page is pulled down', -80, 1000, 0],
		['is no more than all where it is pulled up', 1080, 1000, 100],
		['is nothing where nothing scrolls', 0, 0, 0],
		['is nothing where the page is shorter than the window', 10, -300, 0],
	])('%s', (_says, scrolled, way, share) => {
		expect(percentage(scrolled, way)).toBeCloseTo(share);
	});
});
