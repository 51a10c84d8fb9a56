import { latest, wasAborted } from '@gazetteer/wire';

/** A call that ends when the test decides, and ignores its abort signal. */
function deaf<T>() {
	let answer!: (value: T) => void;
	let fail!: (error: unknown) => void;
	const promise = new Promise<T>((...ends) => ([answer, fail] = ends));
	return { task: () => promise, answer, fail };
}

const outcome = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('latest()', () => {
	it('latest() returns the result of a call that was not replaced', async () => {
		await expect(latest()(async () => 7)).resolves.toBe(7);
	});

	it('latest() rejects a slow call if a newer call was started', async () => {
		const ask = latest();
		const old = deaf<string>();
		const first = outcome(ask(old.task));
		const second = ask(async () => 'new');
		expect(await second).toBe('new');
		old.answer('old');
		expect(wasAborted(await first)).toBe(true);
	});

	it('latest() ignores a late error of a replaced call', async () => {
		const ask = latest();
		const old = deaf<string>();
		const first = outcome(ask(old.task));
		await ask(async () => 'new');
		old.fail(new TypeError('connection lost'));
		expect(wasAborted(await first)).toBe(true);
	});

	it('latest() aborts the signal of the replaced call immediately', () => {
		const ask = latest();
		const signals: AbortSignal[] = [];
		const task = async (signal: AbortSignal) => void signals.push(signal);
		void outcome(ask(task));
		void outcome(ask(task));
		expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
	});

	it('latest() passes on the error of the current call unchanged', async () => {
		const error = new TypeError('connection lost');
		await expect(latest()(() => Promise.reject(error))).rejects.toBe(error);
	});

	it('latest() aborts the running call when cancelled, and can be called again', async () => {
		const ask = latest();
		const old = deaf<string>();
		const first = outcome(ask(old.task));
		ask.cancel();
		old.answer('old');
		expect(wasAborted(await first)).toBe(true);
		await expect(ask(async () => 'new')).resolves.toBe('new');
	});

	it('latest() can be cancelled before any call', () => {
		expect(() => latest().cancel()).not.toThrow();
	});

	it('two instances of latest() are independent', async () => {
		const one = latest();
		const two = latest();
		const [a, b] = await Promise.all([one(async () => 1), two(async () => 2)]);
		expect([a, b]).toEqual([1, 2]);
	});
});
