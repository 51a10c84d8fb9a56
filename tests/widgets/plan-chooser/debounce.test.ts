import { createDebounce, PAUSE } from '../../../widgets/plan-chooser/interactive/debounce.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the plan chooser requests the first and the last of several quick changes, and none between', async () => {
	const debounce = createDebounce();
	const asked: number[] = [];
	let current = new AbortController();
	for (const category of [1, 2, 3, 4, 5]) {
		current.abort();
		current = new AbortController();
		debounce(current.signal).then(
			() => asked.push(category),
			() => {},
		);
		await jest.advanceTimersByTimeAsync(PAUSE - 50);
	}
	await jest.advanceTimersByTimeAsync(PAUSE);
	expect(asked).toEqual([1, 5]);
});

it('the plan chooser does not delay the first request after a pause', async () => {
	const debounce = createDebounce();
	const { signal } = new AbortController();
	await debounce(signal);
	jest.advanceTimersByTime(PAUSE);
	await debounce(signal);
	expect(jest.getTimerCount()).toBe(0);
});
