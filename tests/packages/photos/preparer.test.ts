import { createPreparer } from '../../../packages/photos/index.ts';

/** A worker that never responds. */
class mockSilentWorker {
	static readonly made: mockSilentWorker[] = [];
	isEnded = false;
	constructor() {
		mockSilentWorker.made.push(this);
	}
	postMessage() {}
	terminate() {
		this.isEnded = true;
	}
}
jest.mock(
	'../../../packages/photos/photo.worker.ts?worker&inline',
	() => ({
		__esModule: true,
		get default() {
			return mockSilentWorker;
		},
	}),
	{ virtual: true },
);
const mockPrepare = jest.fn();
jest.mock('../../../packages/photos/prepare.ts', () => ({
	prepare: (...asked: unknown[]) => mockPrepare(...asked),
}));

const TIME_LIMIT = 30_000;

const preparer = (allowsWorker = true) =>
	createPreparer({
		types: ['image/jpeg'],
		longestSide: 2560,
		timeLimit: TIME_LIMIT,
		allowsWorker: () => allowsWorker,
		leaving: new AbortController().signal,
	});
const photo = (name = 'a.jpg', type = 'image/jpeg') => new File(['bytes'], name, { type });

beforeEach(() => {
	jest.useFakeTimers();
	mockSilentWorker.made.length = 0;
	mockPrepare.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('worker that prepares photos', () => {
	it('the form sends the original photo if the worker does not respond, and prepares the next photo on the page', async () => {
		const prepare = preparer();
		const [first, second] = [photo(), photo('b.jpg')];
		const smaller = photo('b.jpg');
		mockPrepare.mockResolvedValue({ file: smaller });
		const prepared = Promise.all([prepare(first), prepare(second)]);
		await jest.advanceTimersByTimeAsync(TIME_LIMIT);
		expect(await prepared).toEqual([{ file: first }, { file: smaller }]);
		expect(mockSilentWorker.made.map(({ isEnded }) => isEnded)).toEqual([true]);
		expect(jest.getTimerCount()).toBe(0);
	});

	it('the form refuses a photo of an unsupported type if the worker does not respond', async () => {
		const prepare = preparer();
		const prepared = prepare(photo('a.heic', 'image/heic'));
		await jest.advanceTimersByTimeAsync(TIME_LIMIT);
		expect(await prepared).toEqual({ refusal: 'unreadable' });
	});

	it('a photo is prepared on the page, without a worker, if the page does not allow workers', async () => {
		const smaller = photo();
		mockPrepare.mockResolvedValue({ file: smaller });
		expect(await preparer(false)(photo())).toEqual({ file: smaller });
		expect(mockSilentWorker.made).toEqual([]);
	});

	it.each([
		['fails', () => Promise.reject(new Error('No such file.'))],
		['also does not respond', () => new Promise(() => {})],
	])('the form sends the original photo if preparing it on the page %s', async (_says, on) => {
		const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
		const prepare = preparer();
		await Promise.all([prepare(photo()), jest.advanceTimersByTimeAsync(TIME_LIMIT)]);
		mockPrepare.mockImplementation(on);
		const original = photo();
		const prepared = prepare(original);
		await jest.advanceTimersByTimeAsync(TIME_LIMIT);
		expect(await prepared).toEqual({ file: original });
		expect(warned).toHaveBeenCalled();
		warned.mockRestore();
	});
});
