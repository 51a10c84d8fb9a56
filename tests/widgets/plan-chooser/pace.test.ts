import { createPace, PAUSE } from '../../../widgets/plan-chooser/interactive/pace.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for the first and the last of what is passed over, and for nothing between', async () => {
	const pace = createPace();
	const asked: number[] = [];
	let current = new AbortController();
	for (const category of [1, 2, 3, 4, 5]) {
		current.abort();
		current = new AbortController();
		pace(current.signal).then(
			() => asked.push(category),
			() => {},
		);
		await jest.advanceTimersByTimeAsync(PAUSE - 50);
	}
	await jest.advanceTimersByTimeAsync(PAUSE);
	expect(asked).toEqual([1, 5]);
});

it('asks at once after a rest', async () => {
	const pace = createPace();
	const { signal } = new AbortController();
	await pace(signal);
	jest.advanceTimersByTime(PAUSE);
	await pace(signal);
	expect(jest.getTimerCount()).toBe(0);
});
