import {
	answered,
	asked,
	cancelled,
	isCurrent,
	shows,
	slowed,
} from '../../../widgets/directory/state.ts';

const first = shows('/a');
const waiting = asked('/b')(first);

describe('state of the directory', () => {
	it('a request keeps the results on the page', () => {
		expect(waiting).toEqual({ shown: '/a', asked: '/b', isSlow: false });
	});

	it('the answer to the last request is shown', () => {
		expect(answered('/b')(waiting)).toEqual(shows('/b'));
	});

	it('the answer to an earlier request changes nothing', () => {
		const next = asked('/c')(waiting);
		expect(answered('/b')(next)).toBe(next);
	});

	it('a slow request shows placeholders until its answer arrives', () => {
		const slow = slowed('/b')(waiting);
		expect(slow.isSlow).toBe(true);
		expect(answered('/b')(slow).isSlow).toBe(false);
	});

	it('an earlier request does not make the last one slow', () => {
		const next = asked('/c')(waiting);
		expect(slowed('/b')(next)).toBe(next);
		expect(slowed('/a')(first)).toBe(first);
	});

	it('a cancelled request leaves the results as they are', () => {
		expect(cancelled(slowed('/b')(waiting))).toEqual(first);
	});

	it.each([
		['the results on the page', first, '/a', true],
		['the last request', waiting, '/b', true],
		['results that another request is about to replace', waiting, '/a', false],
	])('a search is compared with %s', (_title, state, address, isIt) => {
		expect(isCurrent(state, address)).toBe(isIt);
	});
});
