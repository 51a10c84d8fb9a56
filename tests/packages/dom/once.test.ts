import { once } from '@gazetteer/dom';

describe('once()', () => {
	it('a function wrapped in once() does not run again while it runs or after it succeeded', async () => {
		const work = jest.fn(async () => 'view');
		const load = once(work);
		expect(await Promise.all([load(), load()])).toEqual(['view', 'view']);
		expect(await load()).toBe('view');
		expect(work).toHaveBeenCalledTimes(1);
	});

	it('a function wrapped in once() runs again after a failure, and all callers get the error', async () => {
		const work = jest.fn<Promise<string>, []>();
		work.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('view');
		const load = once(work);
		const [one, other] = [load(), load()];
		await expect(one).rejects.toThrow('offline');
		await expect(other).rejects.toThrow('offline');
		expect(await load()).toBe('view');
		expect(work).toHaveBeenCalledTimes(2);
	});
});
